import { internalCollection } from '../internalCollection.ts'

/** What happened in an attempt, insert only: moves, takeovers, minutes, messages, and what the paper watches. */
export const AttemptEvents = internalCollection({
  slug: 'attempt-events',
  indexes: [{ fields: ['attempt', 'at'] }],
  fields: [
    /** Makes a repeated report of the same event one row. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'attempt', type: 'text', required: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'at', type: 'date', required: true },
    /** `student`, `staff` or `server`. */
    { name: 'actor', type: 'text', required: true },
    { name: 'actorId', type: 'text' },
    { name: 'details', type: 'json' },
  ],
})
