import { SHEET_ROUNDS, SHEET_STATES } from '#domain/exams/sheets/sheetStates.ts'
import { internalCollection } from '../internalCollection.ts'

/** The written answers of one attempt that an expert marks, one row for each round of checking; deleted with its account. */
export const AnswerSheets = internalCollection({
  slug: 'answer-sheets',
  indexes: [{ fields: ['project', 'state', 'handedInAt'] }, { fields: ['project', 'claimedBy', 'state'] }],
  fields: [
    /** Attempt and round. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'attempt', type: 'text', required: true, index: true },
    { name: 'round', type: 'select', required: true, options: [...SHEET_ROUNDS] },
    { name: 'project', type: 'text', required: true },
    { name: 'student', type: 'text', index: true },
    { name: 'paper', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, options: [...SHEET_STATES] },
    { name: 'handedInAt', type: 'date', required: true },
    /** How often it was opened: again after the attempt was reopened. */
    { name: 'opened', type: 'number', required: true, defaultValue: 1 },
    /** The expert who has claimed it, and the end of that lease. */
    { name: 'claimedBy', type: 'text' },
    { name: 'leaseUntil', type: 'date' },
    { name: 'checkedBy', type: 'text' },
    { name: 'checkedAt', type: 'date' },
    /** What its expert gave (GivenMarks). */
    { name: 'marks', type: 'json' },
    /** What its expert has typed and not stored yet, by question (SheetDraft). */
    { name: 'draft', type: 'json' },
    /** What its expert drew on the pages (SheetDrawings). */
    { name: 'drawings', type: 'json' },
    { name: 'rev', type: 'number', required: true, defaultValue: 0 },
    /** Experts of earlier rounds, who cannot take this one; empty for none. */
    { name: 'firstBy', type: 'text' },
    { name: 'secondBy', type: 'text' },
    { name: 'thirdBy', type: 'text' },
    /** Why a student has requested a re-evaluation. */
    { name: 'reason', type: 'textarea' },
    /** `settle`: what follows the check is still to be done, such as the pay and the next round. */
    { name: 'pendingTask', type: 'select', options: ['settle'], index: true },
  ],
})
