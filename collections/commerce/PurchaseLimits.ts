import { internalCollection } from '../internalCollection.ts'
import { poolFields } from './poolFields.ts'

/**
 * Remaining uses: of a coupon in total (`coupon:<id>`) and per person (`coupon:<id>:<user>`), and of a single
 * code (`code:<id>`); seats of a batch (`batch:<id>`). A row is created at the first use; `received` is the limit on which `available` is
 * based.
 */
export const PurchaseLimits = internalCollection({
  slug: 'purchase-limits',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    ...poolFields.map((field) => ({ ...field, access: undefined })),
  ] as never,
})
