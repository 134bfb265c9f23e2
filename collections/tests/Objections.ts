import { OBJECTION_SUBJECTS } from '#domain/exams/objections/errorPlaces.ts'
import { FEE_STATES } from '#domain/exams/objections/objectionFee.ts'
import { OBJECTION_STATES } from '#domain/exams/objections/transitions.ts'
import { internalCollection } from '../internalCollection.ts'

/** A student's objection to the key of a question of their attempt, or their report of an error in the question; kept with the attempt. */
export const Objections = internalCollection({
  slug: 'objections',
  indexes: [{ fields: ['release', 'question'] }, { fields: ['attempt', 'question'] }],
  fields: [
    /** `attempt/question`, or `attempt/question/report` for a report. */
    { name: 'key', type: 'text', required: true, unique: true },
    /** `student/paper/n`, or `student/paper/report/n` for a report, unique; `n` counts up to the limit, which enforces it. */
    { name: 'slot', type: 'text', required: true, unique: true },
    { name: 'about', type: 'select', required: true, options: [...OBJECTION_SUBJECTS] },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'paper', type: 'text', required: true, index: true },
    { name: 'release', type: 'text', required: true },
    { name: 'attempt', type: 'text', required: true },
    { name: 'question', type: 'text', required: true },
    { name: 'student', type: 'text', required: true, index: true },
    { name: 'state', type: 'select', required: true, options: [...OBJECTION_STATES], index: true },
    { name: 'reason', type: 'textarea', required: true },
    { name: 'raisedAt', type: 'date', required: true },
    /** Null for an objection without a fee. Amount and refund rule are fixed when it is raised. */
    { name: 'fee', type: 'select', options: [...FEE_STATES], index: true },
    { name: 'feePaise', type: 'number' },
    { name: 'isFeeRefundable', type: 'checkbox' },
    /** Number of the order with which the fee is paid. */
    { name: 'order', type: 'text' },
    /** The staff's explanation of the decision, for the student. */
    { name: 'note', type: 'textarea' },
    { name: 'decidedBy', type: 'text' },
    { name: 'decidedAt', type: 'date' },
  ],
})
