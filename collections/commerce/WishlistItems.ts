import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * A person's wishlist, one row per product (`key`: person and product, so that there are no duplicates).
 * Written by the wishlist calls; deleted with the account. Visitors store theirs in the browser.
 */
export const WishlistItems = projectScoped({
  slug: 'wishlist-items',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Wishlist item', plural: 'Wishlist items' },
  admin: {
    group: 'Sales',
    useAsTitle: 'product',
    defaultColumns: ['student', 'product', 'addedAt'],
  },
  access: moduleAccess('wishlist-items'),
  indexes: [{ fields: ['student', 'addedAt'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'student', type: 'relationship', relationTo: 'users', required: true },
    { name: 'product', type: 'relationship', relationTo: 'selling-products', required: true, index: true },
    { name: 'addedAt', type: 'date', required: true },
  ],
})
