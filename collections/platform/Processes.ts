import type { CollectionConfig } from 'payload'
import { internalCollection } from '../internalCollection.ts'

/** Server processes that share a MongoDB. A process whose row was not renewed for 10 s has ended; its row is deleted at the next start. */
export const Processes: CollectionConfig = internalCollection({
  slug: 'processes',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'startedAt', type: 'number', required: true },
    { name: 'seenAt', type: 'number', required: true, admin: { description: 'Wall clock, ms' } },
    {
      name: 'secretMark',
      type: 'text',
      required: true,
      admin: { description: 'Derived from SERVER_SECRET' },
    },
    { name: 'store', type: 'text', required: true, admin: { description: 'Where it keeps uploaded files' } },
  ],
})
