import type { CollectionConfig } from 'payload'
import { internalCollection } from '../internalCollection.ts'

/**
 * Leases for work that only one process may do; without renewal a lease ends at `until` (ms since epoch). Also the devices on which a student
 * plays recordings, deleted after a day.
 */
export const Leases: CollectionConfig = internalCollection({
  slug: 'leases',
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'holder', type: 'text', required: true },
    { name: 'until', type: 'number', required: true, defaultValue: 0 },
  ],
})
