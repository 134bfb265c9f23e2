import { z } from 'zod'
import { jsonField } from '../fields/jsonField.ts'
import { internalCollection } from '../internalCollection.ts'

/**
 * Messages and actions in the chat rooms of live classes, in order: `seq` counts from 1 within a room without gaps (`key` is unique for room and
 * number), so a client resumes from the last entry that it received. Poll votes and answers are rows without a number, one per person. Kept
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
    /** Idempotency key: an author's entry that is sent twice is stored once. */
    { name: 'attemptKey', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    /** Id of the live class. */
    { name: 'room', type: 'text', required: true },
    { name: 'seq', type: 'number' },
    { name: 'kind', type: 'text', required: true },
    { name: 'author', type: 'text', required: true, index: true },
    /** The author's short name, as shown to others. */
    { name: 'name', type: 'text' },
    { name: 'isTeacher', type: 'checkbox', required: true },
    { name: 'text', type: 'text' },
    /** `seq` of the entry that it refers to, such as the question of a vote. */
    { name: 'target', type: 'number' },
    /** In a poll's answer, the index of the chosen option; in a poll and its closing entry, of the right one, which `entryView` shows only once closed. */
    { name: 'option', type: 'number' },
    jsonField('options', z.array(z.string())),
    /** Whether it was answered, closed or deleted. */
    { name: 'isClosed', type: 'checkbox', required: true, defaultValue: false },
    { name: 'at', type: 'date', required: true, index: true },
  ],
})
