import { internalCollection } from '../internalCollection.ts'

/** Keys and solutions of a release (ReleaseKeys); a correction is a new row with the next `number` and its reason. */
export const PaperKeys = internalCollection({
  slug: 'paper-keys',
  indexes: [{ fields: ['release', 'number'] }],
  fields: [
    /** `release/number`. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'release', type: 'text', required: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'number', type: 'number', required: true },
    { name: 'keys', type: 'json', required: true },
    { name: 'solutions', type: 'json', required: true },
    { name: 'reason', type: 'textarea' },
    { name: 'changedBy', type: 'text' },
  ],
})
