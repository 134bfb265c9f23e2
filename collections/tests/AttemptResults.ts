import { internalCollection } from '../internalCollection.ts'

/** One row for each marking of an attempt (`key`: attempt and number); older results are kept. */
export const AttemptResults = internalCollection({
  slug: 'attempt-results',
  indexes: [{ fields: ['paper', 'isCurrent'] }, { fields: ['release', 'attempt'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'attempt', type: 'text', required: true, index: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'paper', type: 'text', required: true },
    { name: 'release', type: 'text', required: true },
    { name: 'number', type: 'number', required: true },
    /** Number of the `paper-keys` row used for marking. */
    { name: 'keyNumber', type: 'number', required: true },
    { name: 'isCurrent', type: 'checkbox', required: true, defaultValue: true },
    { name: 'isPending', type: 'checkbox', required: true, defaultValue: false },
    /** Numerator of the total, over the denominator of the paper. */
    { name: 'marksNum', type: 'number', required: true },
    /** Numerator of the previous result's total, over the same denominator; null for the first. */
    { name: 'beforeNum', type: 'number' },
    { name: 'fullNum', type: 'number', required: true },
    { name: 'den', type: 'number', required: true },
    { name: 'counts', type: 'json', required: true },
    /** Compact figures for ranking besides the total: right, wrong, marks by section id (ResultFigures). */
    { name: 'figures', type: 'json', required: true },
    { name: 'sections', type: 'json', required: true },
    { name: 'questions', type: 'json', required: true },
    { name: 'markedAt', type: 'date', required: true },
  ],
})
