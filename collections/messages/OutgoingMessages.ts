import { OUTGOING_STATES } from '#domain/messages/outgoing.ts'
import { MESSAGE_CHANNELS } from '#domain/messages/purposes.ts'
import { closed } from '../closed.ts'

/**
 * The transactional outbox: a message to a person for each channel, written with the notification that it repeats and sent afterwards
 * (cms/jobs/sendMessages.ts). `key` lets each in once. `to` is named where it is not the person's own phone or e-mail of that time. Text
 * and receiver are removed once it is sent or given up; the rest is purged 90 days later.
 */
export const OutgoingMessages = closed({
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
