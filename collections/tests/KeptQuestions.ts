import { MissedPollSchema } from '#domain/live/missedPoll.ts'
import { jsonField } from '../fields/jsonField.ts'
import { internalCollection } from '../internalCollection.ts'

/**
 * A question that a student keeps from one of their attempts, bookmarked, with a note, or in revision; or a poll of a live class to which they
 * gave a wrong answer, in revision. Deleted with the account.
 */
export const KeptQuestions = internalCollection({
  slug: 'kept-questions',
  indexes: [{ fields: ['student', 'dueAt'] }],
  fields: [
    /** `student/question`: the same question in several papers is one; a poll is `poll-<room>-<seq>`. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'student', type: 'text', required: true },
    { name: 'question', type: 'text', required: true },
    /** The attempt from which it was kept last: its content, key and solution are those of its release. Null for a poll. */
    { name: 'attempt', type: 'text', index: true },
    /** A poll, whose entries are deleted before it is revised for the last time. */
    jsonField('poll', MissedPollSchema, { required: false }),
    { name: 'isBookmarked', type: 'checkbox', required: true, defaultValue: false },
    { name: 'note', type: 'textarea' },
    /** When it comes in revision, and how often in a row it was known (nextReview); null when it is not in revision. */
    { name: 'dueAt', type: 'date' },
    { name: 'step', type: 'number', required: true, defaultValue: 0 },
    { name: 'rev', type: 'number', required: true, defaultValue: 0 },
  ],
})
