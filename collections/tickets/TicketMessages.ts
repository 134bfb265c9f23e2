import { z } from 'zod'
import { moduleAccess } from '#access/moduleRules.ts'
import { StoredFileSchema } from '#domain/tickets/files.ts'
import { MESSAGE_KINDS } from '#domain/tickets/messages.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Messages of a support ticket after the question: by the student, by the team, or internal to the team (`note`). Written by the calls of
 * tickets and of the desk, and never changed. Kept as long as the ticket.
 */
export const TicketMessages = projectScoped({
  slug: 'ticket-messages',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Message of a ticket', plural: 'Messages of tickets' },
  admin: { group: 'People', hidden: true },
  access: moduleAccess('ticket-messages'),
  indexes: [{ fields: ['ticket', 'at'] }],
  fields: [
    { name: 'ticket', type: 'relationship', relationTo: 'support-tickets', required: true },
    /** `<ticket>:<author>:<attempt>`: a message that is sent twice is stored once. */
    { name: 'messageKey', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'select', required: true, options: [...MESSAGE_KINDS] },
    { name: 'author', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'text', type: 'textarea', required: true, maxLength: 5000 },
    jsonField('files', z.array(StoredFileSchema), { defaultValue: [] }),
    { name: 'at', type: 'date', required: true },
  ],
})
