import { internalCollection } from '../internalCollection.ts'

/** One row for each release with results: the current `standings`, and whether they must be recomputed. */
export const StandingPointers = internalCollection({
  slug: 'standing-pointers',
  indexes: [{ fields: ['isWanted', 'wantedAt'] }],
  fields: [
    { name: 'release', type: 'text', required: true, unique: true },
    { name: 'paper', type: 'text', required: true, index: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'isWanted', type: 'checkbox', required: true, defaultValue: false },
    /** Not computed before this time, at which the changes that made them outdated are committed. */
    { name: 'wantedAt', type: 'date', required: true },
    /** Id and number of the current standings; null before the first. */
    { name: 'standings', type: 'text' },
    { name: 'number', type: 'number', required: true, defaultValue: 0 },
  ],
})
