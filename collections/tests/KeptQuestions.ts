import { MissedPollSchema } from '#domain/live/missedPoll.ts'
import { jsonField } from '../fields/jsonField.ts'
import { internalCollection } from '../internalCollection.ts'

/**
 * A question from an attempt that the student bookmarked, annotated or added to revision; or a poll of a live class that they answered
 * wrongly, in revision. Deleted with the account.
 */
export const KeptQuestions = internalCollection({
  slug: 'kept-questions',
  indexes: [{ fields: ['student', 'dueAt'] }],
  fields: [
    /** `student/question`: a question in several papers has one row; for a poll `poll-<room>-<seq>`. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'student', type: 'text', required: true },
    { name: 'question', type: 'text', required: true },
    /** The attempt from which it was last saved; content, key and solution are taken from that attempt's release. Null for a poll. */
    { name: 'attempt', type: 'text', index: true },
    /** Copy of the poll, since its chat entries are deleted before its last revision. */
    jsonField('poll', MissedPollSchema, { required: false }),
    { name: 'isBookmarked', type: 'checkbox', required: true, defaultValue: false },
    { name: 'note', type: 'textarea' },
    /** Time of the next revision, and the number of right answers in a row (nextReview); null when it is not in revision. */
    { name: 'dueAt', type: 'date' },
    { name: 'step', type: 'number', required: true, defaultValue: 0 },
    { name: 'rev', type: 'number', required: true, defaultValue: 0 },
  ],
})
