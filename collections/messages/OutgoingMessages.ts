import { OUTGOING_STATES } from '#domain/messages/outgoing.ts'
import { MESSAGE_CHANNELS } from '#domain/messages/purposes.ts'
import { internalCollection } from '../internalCollection.ts'

/**
 * The transactional outbox: one message per channel for a person, written with its notification and sent
 * afterwards (cms/jobs/sendMessages.ts). `key` makes each unique. `to` is set only where it differs from the
 * person's phone or e-mail at that time. Text and receiver are removed once it is sent or given up; the rest
 * is purged 90 days later.
 */
export const OutgoingMessages = internalCollection({
  slug: 'outgoing-messages',
  indexes: [{ fields: ['state', 'dueAt'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true },
    { name: 'user', type: 'text', index: true },
    { name: 'channel', type: 'select', required: true, options: [...MESSAGE_CHANNELS] },
    { name: 'to', type: 'text' },
    { name: 'host', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    { name: 'state', type: 'select', required: true, defaultValue: 'due', options: [...OUTGOING_STATES] },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'dueAt', type: 'date' },
  ],
})
