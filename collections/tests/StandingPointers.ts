import { internalCollection } from '../internalCollection.ts'

/** One row for each release with results: which `standings` count, and whether newer ones are wanted. */
export const StandingPointers = internalCollection({
  slug: 'standing-pointers',
  indexes: [{ fields: ['isWanted', 'wantedAt'] }],
  fields: [
    { name: 'release', type: 'text', required: true, unique: true },
    { name: 'paper', type: 'text', required: true, index: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'isWanted', type: 'checkbox', required: true, defaultValue: false },
    /** From when on everything is committed for which they are wanted; not computed before. */
    { name: 'wantedAt', type: 'date', required: true },
    /** Id and number of the standings that count; null before the first. */
    { name: 'standings', type: 'text' },
    { name: 'number', type: 'number', required: true, defaultValue: 0 },
  ],
})
