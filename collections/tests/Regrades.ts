import { REGRADE_STATES } from '#domain/exams/regrade/regradeStates.ts'
import { internalCollection } from '../internalCollection.ts'

/**
 * One row for each corrected key version of a release: what was corrected, by whom and why, and how far its attempts are marked again.
 * The process that inserts the row of a number raises the keys of the release; kept as long as its results.
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
    /** Number of the `paper-keys` row that it makes. */
    { name: 'number', type: 'number', required: true },
    { name: 'state', type: 'select', required: true, options: [...REGRADE_STATES], index: true },
    /** Made once for each dialog: what is sent again is the same regrade. */
    { name: 'requestKey', type: 'text', required: true },
    /** KeyChange[], and the keys (PaperKeys) that follow from them. */
    { name: 'changes', type: 'json', required: true },
    { name: 'keys', type: 'json', required: true },
    { name: 'reason', type: 'textarea', required: true },
    { name: 'by', type: 'text', required: true },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'finishedAt', type: 'date' },
    /** Attempts whose marks were changed by it, once it is done. */
    { name: 'moved', type: 'number', required: true, defaultValue: 0 },
    /** Ids of students who had passed a quiz of a lesson and have not any more: staff decide about their certificates. */
    { name: 'lost', type: 'json', required: true },
  ],
})
