import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/** Every price that a product has had, written by the server when it changes. Never purged. */
export const PriceHistory = projectScoped({
  slug: 'price-history',
  lockDocuments: false,
  custom: { isFlat: true },
  labels: { singular: 'Earlier price', plural: 'Earlier prices' },
  admin: {
    group: 'Shop',
    useAsTitle: 'id',
    defaultColumns: ['product', 'nowPaise', 'pricePaise', 'sale', 'at'],
  },
  access: moduleAccess('price-history'),
  defaultSort: '-at',
  indexes: [{ fields: ['product', 'at'] }],
  fields: [
    // Product and time: repeating the write after a crash adds no second row.
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'product', type: 'relationship', relationTo: 'selling-products', required: true },
    { name: 'at', type: 'date', required: true },
    { name: 'nowPaise', type: 'number', required: true, label: 'Price now' },
    { name: 'pricePaise', type: 'number', required: true, label: 'Price' },
    { name: 'mrpPaise', type: 'number', label: 'MRP' },
    { name: 'sale', type: 'text' },
  ],
})
