import { z } from 'zod'
import { jsonField } from '../fields/jsonField.ts'
import { internalCollection } from '../internalCollection.ts'

/**
 * What was said and done in the chat rooms of live classes, in order: `seq` counts from 1 within a room without gaps (`key` is unique for room and
 * number), so a student resumes from the last one they got. Votes and answers of polls are rows without a number, one for each person. Kept
 * for 90 days.
 */
export const LiveChatEntries = internalCollection({
  slug: 'live-chat-entries',
  indexes: [
    { fields: ['room', 'seq'] },
    { fields: ['room', 'kind', 'target', 'option'] },
    { fields: ['room', 'author', 'seq'] },
  ],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    /** Of its author: the same one sent twice is the same entry. */
    { name: 'attemptKey', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    /** Id of the live class. */
    { name: 'room', type: 'text', required: true },
    { name: 'seq', type: 'number' },
    { name: 'kind', type: 'text', required: true },
    { name: 'author', type: 'text', required: true, index: true },
    /** The short name that others read. */
    { name: 'name', type: 'text' },
    { name: 'isTeacher', type: 'checkbox', required: true },
    { name: 'text', type: 'text' },
    /** `seq` of the entry that it is about. */
    { name: 'target', type: 'number' },
    /** Of an answer to a poll: the number of the option. Of a poll and of its close: the right one, which `entryView` has of the close alone. */
    { name: 'option', type: 'number' },
    jsonField('options', z.array(z.string())),
    /** Whether it was answered, closed or deleted. */
    { name: 'isClosed', type: 'checkbox', required: true, defaultValue: false },
    { name: 'at', type: 'date', required: true, index: true },
  ],
})
