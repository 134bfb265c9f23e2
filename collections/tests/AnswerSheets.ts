import { SHEET_ROUNDS, SHEET_STATES } from '#domain/exams/sheets/sheetStates.ts'
import { internalCollection } from '../internalCollection.ts'

/** The written answers of one attempt that an expert marks, one row for each round of checking; deleted with the student's account. */
export const AnswerSheets = internalCollection({
  slug: 'answer-sheets',
  indexes: [{ fields: ['project', 'state', 'handedInAt'] }, { fields: ['project', 'claimedBy', 'state'] }],
  fields: [
    /** `<attempt>/<round>`. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'attempt', type: 'text', required: true, index: true },
    { name: 'round', type: 'select', required: true, options: [...SHEET_ROUNDS] },
    { name: 'project', type: 'text', required: true },
    { name: 'student', type: 'text', index: true },
    { name: 'paper', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, options: [...SHEET_STATES] },
    { name: 'handedInAt', type: 'date', required: true },
    /** How often it was put up for checking: once, and again for each reopening of the attempt. */
    { name: 'opened', type: 'number', required: true, defaultValue: 1 },
    /** The expert who has claimed it, and the end of that lease. */
    { name: 'claimedBy', type: 'text' },
    { name: 'leaseUntil', type: 'date' },
    { name: 'checkedBy', type: 'text' },
    { name: 'checkedAt', type: 'date' },
    /** Marks that the expert gave (GivenMarks). */
    { name: 'marks', type: 'json' },
    /** What the expert has typed and not handed in yet, by question (SheetDraft). */
    { name: 'draft', type: 'json' },
    /** What the expert drew on the pages (SheetDrawings). */
    { name: 'drawings', type: 'json' },
    { name: 'rev', type: 'number', required: true, defaultValue: 0 },
    /** Experts who checked earlier rounds of the attempt and so cannot claim this one; empty for none. */
    { name: 'firstBy', type: 'text' },
    { name: 'secondBy', type: 'text' },
    { name: 'thirdBy', type: 'text' },
    /** Why a student has requested a re-evaluation. */
    { name: 'reason', type: 'textarea' },
    /** `settle`: the expert's pay, the next round and whatever else follows the check are still to be done. */
    { name: 'pendingTask', type: 'select', options: ['settle'], index: true },
  ],
})
