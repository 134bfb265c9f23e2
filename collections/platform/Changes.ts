import type { CollectionConfig } from 'payload'
import { internalCollection } from '../internalCollection.ts'

/**
 * The change feed of processes that share a MongoDB: cache tags of changed data. Rows are numbered without gaps, so that a reader who
 * has read up to number `n` misses none. The last 10,000 rows are kept. SQLite has no rows, since there is one process.
 */
export const Changes: CollectionConfig = internalCollection({
  slug: 'changes',
  fields: [
    { name: 'n', type: 'number', required: true, unique: true },
    { name: 'source', type: 'text', required: true, admin: { description: 'The process that wrote it' } },
    { name: 'tags', type: 'json', required: true, admin: { description: 'One list for each change' } },
  ],
})
