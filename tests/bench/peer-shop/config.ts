import { ecommercePlugin } from '@payloadcms/plugin-ecommerce'
import { type Access, buildConfig } from 'payload'
import { peerBasics } from '../peer/peerBasics.ts'
import { gateway } from './gateway.ts'

const nobody: Access = () => false
const nobodyField = () => false
const own: Access = ({ req: { user } }) => (user ? { customer: { equals: user.id } } : false)

const RUPEES = { code: 'INR', decimals: 2, label: 'Indian rupee', symbol: '₹' }

/** Payload's ecommerce plugin with default options, in rupees and with an inventory; without variants, which the benchmark does not use. */
export default buildConfig({
  ...peerBasics(),
  collections: [{ slug: 'users', auth: true, fields: [{ name: 'name', type: 'text' }] }],
  plugins: [
    ecommercePlugin({
      access: {
        adminOnlyFieldAccess: nobodyField,
        adminOrPublishedStatus: () => true,
        isAdmin: nobody,
        isDocumentOwner: own,
      },
      customers: { slug: 'users' },
      currencies: { defaultCurrency: 'INR', supportedCurrencies: [RUPEES] },
      inventory: true,
      products: { variants: false },
      payments: { paymentMethods: [gateway] },
    }),
  ],
})
