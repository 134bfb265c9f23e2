import { closed } from '../closed.ts'
import { shelfFields } from './shelfFields.ts'

/**
 * How often something may still be used: a coupon by everybody (`coupon:<id>`) and by one person (`coupon:<id>:<user>`), a single
 * code (`code:<id>`). Rows come with the first use; `limit` is the limit that `free` was counted from.
 */
export const Allowances = closed({
  slug: 'allowances',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'limit', type: 'number' },
    ...shelfFields.map((field) => ({ ...field, access: undefined })),
  ] as never,
})
