import { SUBJECTS } from '#domain/bulkEmails/bulkEmails.ts'
import { NOTICE_KINDS } from '#domain/messages/noticeKinds.ts'
import { OUTGOING_STATES } from '#domain/messages/outgoing.ts'
import { NOTICE_CHANNELS } from '#domain/messages/purposes.ts'
import { internalCollection } from '../internalCollection.ts'

/**
 * The transactional outbox: one message per channel for a person (push: one for all their browsers, without a text), written with its notification and sent
 * afterwards (cms/jobs/sendMessages.ts). `key` makes each unique. `to` is set only where it differs from the
 * person's phone or e-mail at that time. Subject, text and receiver are removed once it is sent, and a week after it was given
 * up; until then staff can have it sent again. The rest is purged 90 days later.
 */
export const OutgoingMessages = internalCollection({
  slug: 'outgoing-messages',
  indexes: [{ fields: ['state', 'dueAt'] }, { fields: ['project', 'state', 'updatedAt'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true },
    { name: 'user', type: 'text', index: true },
    { name: 'channel', type: 'select', required: true, options: [...NOTICE_CHANNELS] },
    { name: 'to', type: 'text' },
    { name: 'host', type: 'text', required: true },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'textarea' },
    { name: 'thread', type: 'text' },
    // Id of its bulk e-mail, which has the subject and text.
    { name: 'bulkEmail', type: 'text', index: true },
    // Which of the two subjects it tests, in the sample of a bulk e-mail.
    { name: 'half', type: 'select', options: [...SUBJECTS] },
    { name: 'kind', type: 'select', required: true, defaultValue: 'account', options: [...NOTICE_KINDS] },
    { name: 'state', type: 'select', required: true, defaultValue: 'due', options: [...OUTGOING_STATES] },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'dueAt', type: 'date' },
  ],
})
