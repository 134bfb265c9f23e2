import { internalCollection } from '../internalCollection.ts'

/** Events of an attempt, insert only: changes of state, takeovers, added minutes, messages, and the activity that the paper monitors. */
export const AttemptEvents = internalCollection({
  slug: 'attempt-events',
  indexes: [{ fields: ['attempt', 'at'] }],
  fields: [
    /** Idempotency key: an event that is reported twice is stored once. */
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
