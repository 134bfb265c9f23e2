import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/** Single-use codes of a coupon; `codeKey` is project and code. Deleted with their coupon. */
export const CouponCodes = projectScoped({
  slug: 'coupon-codes',
  labels: { singular: 'Coupon code', plural: 'Coupon codes' },
  custom: { isFlat: true },
  lockDocuments: false,
  admin: {
    group: 'Sales',
    useAsTitle: 'code',
    defaultColumns: ['code', 'coupon', 'phone', 'usedAt'],
    listSearchableFields: ['code', 'phone'],
  },
  access: moduleAccess('coupon-codes'),
  fields: [
    { name: 'codeKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'code', type: 'text', required: true },
    { name: 'coupon', type: 'relationship', relationTo: 'coupons', required: true, index: true },
    { name: 'phone', type: 'text', label: 'Only for' },
    { name: 'order', type: 'text', admin: { hidden: true } },
    { name: 'usedAt', type: 'date' },
  ],
})
