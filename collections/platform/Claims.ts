import type { CollectionConfig } from 'payload'
import { internalCollection } from '../internalCollection.ts'

/** Keys that only one caller can claim (database/guard.ts). Purged at `expiresAt`, if set. */
export const Claims: CollectionConfig = internalCollection({
  slug: 'claims',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', index: true },
  ],
})
