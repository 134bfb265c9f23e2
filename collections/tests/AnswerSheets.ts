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
    /** Number of times it was released for checking: once, and again for each reopening of the attempt. */
    { name: 'opened', type: 'number', required: true, defaultValue: 1 },
    /** The expert who has claimed it, and when the claim expires. */
    { name: 'claimedBy', type: 'text' },
    { name: 'leaseUntil', type: 'date' },
    { name: 'checkedBy', type: 'text' },
    { name: 'checkedAt', type: 'date' },
    /** The expert's marks (GivenMarks). */
    { name: 'marks', type: 'json' },
    /** The expert's unsubmitted marks and comments, by question (SheetDraft). */
    { name: 'draft', type: 'json' },
    /** The expert's drawings on the pages (SheetDrawings). */
    { name: 'drawings', type: 'json' },
    { name: 'rev', type: 'number', required: true, defaultValue: 0 },
    /** Experts who checked earlier rounds of the attempt and so cannot claim this one; empty for none. */
    { name: 'firstBy', type: 'text' },
    { name: 'secondBy', type: 'text' },
    { name: 'thirdBy', type: 'text' },
    /** Why a student has requested a re-evaluation. */
    { name: 'reason', type: 'textarea' },
    /** `settle`: the steps after the check are pending, such as the expert's pay and the next round. */
    { name: 'pendingTask', type: 'select', options: ['settle'], index: true },
  ],
})
