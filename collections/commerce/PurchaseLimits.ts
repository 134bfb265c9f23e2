import { closed } from '../closed.ts'
import { poolFields } from './poolFields.ts'

/**
 * How often something may still be used: a coupon by everybody (`coupon:<id>`) and by one person (`coupon:<id>:<user>`), a single
 * code (`code:<id>`). Rows come with the first use; `received` is the limit that `available` was counted from.
 */
export const PurchaseLimits = closed({
  slug: 'purchase-limits',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    ...poolFields.map((field) => ({ ...field, access: undefined })),
  ] as never,
})
