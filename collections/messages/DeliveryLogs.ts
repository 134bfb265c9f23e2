import { moduleAccess } from '#access/moduleRules.ts'
import { CHANNEL_LABELS, NOTICE_CHANNELS } from '#domain/messages/purposes.ts'
import { projectScoped } from '../projectScoped.ts'

const STATUSES = [
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'emailUnproven', label: 'Not sent: e-mail not verified' },
  { value: 'phoneUnproven', label: 'Not sent: phone not verified' },
  { value: 'unknown', label: 'Not known: no answer' },
  { value: 'gaveUp', label: 'Given up' },
]

const CHANNELS = NOTICE_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] }))

/**
 * One row per attempt to send a message through a provider, with a masked receiver and without its text.
 * Purged at `deleteDate`, 90 days later.
 */
export const DeliveryLogs = projectScoped({
  slug: 'delivery-logs',
  lockDocuments: false,
  admin: {
    group: 'Messages',
    useAsTitle: 'to',
    defaultColumns: ['addedOn', 'channel', 'provider', 'to', 'purpose', 'status', 'errorCode'],
  },
  access: moduleAccess('delivery-logs'),
  fields: [
    { name: 'channel', type: 'select', required: true, options: CHANNELS },
    { name: 'provider', type: 'text', required: true, maxLength: 40 },
    { name: 'sender', type: 'text', maxLength: 254 },
    { name: 'purpose', type: 'text', required: true, maxLength: 40, index: true },
    { name: 'to', type: 'text', required: true, maxLength: 254 },
    { name: 'status', type: 'select', required: true, index: true, options: STATUSES },
    { name: 'errorCode', type: 'text', maxLength: 60 },
    { name: 'providerId', type: 'text', maxLength: 120 },
    { name: 'tookMs', type: 'number' },
    { name: 'addedOn', type: 'date', required: true, index: true },
    { name: 'deleteDate', type: 'date', required: true, index: true },
  ],
})
