import type { CollectionConfig } from 'payload'
import { closed } from '../closed.ts'

/** Keys that exactly one caller may take (database/guard.ts). Purged at `expiresAt` where there is one. */
export const Claims: CollectionConfig = closed({
  slug: 'claims',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', index: true },
  ],
})
