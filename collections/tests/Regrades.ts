import { REGRADE_STATES } from '#domain/exams/regrade/regradeStates.ts'
import { internalCollection } from '../internalCollection.ts'

/**
 * One row for each corrected key version of a release: what was corrected, by whom and why, and the progress of marking its attempts again.
 * The process that inserts the row of a number also inserts the keys with it. Kept as long as the results.
 */
export const Regrades = internalCollection({
  slug: 'regrades',
  indexes: [{ fields: ['paper', 'createdAt'] }, { fields: ['release', 'number'] }],
  fields: [
    /** `release/number`. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'release', type: 'text', required: true },
    { name: 'paper', type: 'text', required: true },
    { name: 'project', type: 'text', required: true, index: true },
    /** Number of the `paper-keys` row that it creates. */
    { name: 'number', type: 'number', required: true },
    { name: 'state', type: 'select', required: true, options: [...REGRADE_STATES], index: true },
    /** Idempotency key, generated once for each dialog. */
    { name: 'requestKey', type: 'text', required: true },
    /** KeyChange[], and the resulting keys (PaperKeys). */
    { name: 'changes', type: 'json', required: true },
    { name: 'keys', type: 'json', required: true },
    { name: 'reason', type: 'textarea', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'finishedAt', type: 'date' },
    /** Number of attempts whose marks it changed, once it is done. */
    { name: 'moved', type: 'number', required: true, defaultValue: 0 },
    /** Ids of students who no longer pass a lesson's quiz: staff decide about their certificates. */
    { name: 'lost', type: 'json', required: true },
  ],
})
