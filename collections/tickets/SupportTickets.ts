import { z } from 'zod'
import { moduleAccess } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { StoredFileSchema } from '#domain/tickets/files.ts'
import { TICKET_CATEGORIES, TICKET_PRIORITIES } from '#domain/tickets/tickets.ts'
import { TICKET_STATES } from '#domain/tickets/transitions.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

const readOnly = { readOnly: true } as const
const inSidebar = { readOnly: true, position: 'sidebar' } as const

/**
 * A support ticket of a student: the question and its state. The conversation is in ticket-messages. Written only by the calls of tickets
 * and of the desk. Kept for 3 years.
 */
export const SupportTickets = projectScoped({
  slug: 'support-tickets',
  lockDocuments: false,
  labels: { singular: 'Support ticket', plural: 'Support tickets' },
  admin: {
    useAsTitle: 'number',
    group: 'People',
    defaultColumns: [
      'number',
      'subject',
      'student',
      'category',
      'priority',
      'state',
      'assignee',
      'createdAt',
    ],
    listSearchableFields: ['number', 'subject', 'student'],
    components: {
      beforeListTable: ['/admin/tickets/TicketQueues#TicketQueues'],
      views: {
        edit: { default: { Component: '/admin/tickets/TicketPage#TicketPage', tab: { label: 'Ticket' } } },
      },
    },
  },
  access: moduleAccess('support-tickets'),
  hooks: { beforeOperation: [searchByStudent] },
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['project', 'number'] },
    { fields: ['student', 'createdAt'] },
    { fields: ['project', 'state', 'createdAt'] },
    { fields: ['assignee', 'state'] },
    { fields: ['state', 'movedAt'] },
  ],
  fields: [
    { name: 'number', type: 'text', required: true, admin: readOnly },
    { name: 'ticketKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      admin: { readOnly: true, components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    {
      name: 'category',
      type: 'select',
      required: true,
      options: TICKET_CATEGORIES.map(({ id, label }) => ({ value: id, label })),
      admin: readOnly,
    },
    { name: 'order', type: 'relationship', relationTo: 'orders', admin: readOnly },
    { name: 'subject', type: 'text', required: true, maxLength: 120, admin: readOnly },
    { name: 'text', type: 'textarea', required: true, maxLength: 3000, admin: readOnly },
    jsonField('files', z.array(StoredFileSchema), { defaultValue: [], admin: { hidden: true } }),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: [...TICKET_STATES],
      admin: { readOnly: true, components: { Cell: '/admin/tickets/TicketStateCell#TicketStateCell' } },
    },
    {
      name: 'priority',
      type: 'select',
      required: true,
      defaultValue: 'normal',
      options: [...TICKET_PRIORITIES],
      admin: inSidebar,
    },
    { name: 'assignee', type: 'relationship', relationTo: 'users', admin: inSidebar },
    /** Since when it waits for the team; null when it does not. */
    { name: 'waitingSince', type: 'date', admin: inSidebar },
    /** The first and latest replies written by staff, not by the server. */
    { name: 'firstRepliedAt', type: 'date', admin: inSidebar },
    { name: 'repliedAt', type: 'date', admin: inSidebar },
    { name: 'firstReplyDueAt', type: 'date', admin: inSidebar },
    { name: 'resolveDueAt', type: 'date', admin: inSidebar },
    /** For complaints, as required by law: when it was acknowledged, and the deadline of its redressal. */
    { name: 'acknowledgedAt', type: 'date', admin: inSidebar },
    { name: 'redressDueAt', type: 'date', admin: inSidebar },
    { name: 'resolvedAt', type: 'date', admin: inSidebar },
    /** When its state last changed. */
    { name: 'movedAt', type: 'date', required: true, admin: { hidden: true } },
    {
      name: 'mergedInto',
      type: 'relationship',
      relationTo: 'support-tickets',
      index: true,
      admin: inSidebar,
    },
    { name: 'rating', type: 'number', min: 1, max: 5, admin: inSidebar },
    { name: 'ratingText', type: 'text', maxLength: 500, admin: inSidebar },
    { name: 'messageCount', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    /** Thread id of its e-mails, so that mail programs show them as one conversation. */
    {
      name: 'mailToken',
      type: 'text',
      required: true,
      access: { read: nobodyField },
      admin: { hidden: true },
    },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
  ],
})
