import type { CollectionConfig } from 'payload'
import { internalCollection } from '../internalCollection.ts'

/**
 * The change feed of processes that share a MongoDB: cache tags of changes. A row has the number after the last one, so that a reader who
 * knows the number `n` misses none before it. The last 10,000 rows are kept. SQLite has none: there is one process.
 */
export const Changes: CollectionConfig = internalCollection({
  slug: 'changes',
  fields: [
    { name: 'n', type: 'number', required: true, unique: true },
    { name: 'source', type: 'text', required: true, admin: { description: 'The process that wrote it' } },
    { name: 'tags', type: 'json', required: true, admin: { description: 'One list for each change' } },
  ],
})
