import { moduleAccess } from '#access/moduleRules.ts'
import { TICKET_STATES, TICKET_TOPICS } from '#domain/tickets/tickets.ts'
import { notifyStudent, stampAnswer } from '#hooks/tickets/answerTicket.ts'
import { projectScoped } from '../projectScoped.ts'

const serverOnly = { create: () => false, update: () => false }

/** A support ticket of a student. Written by tickets/open; staff answer and close it. Kept for 3 years. */
export const SupportTickets = projectScoped({
  slug: 'support-tickets',
  lockDocuments: false,
  labels: { singular: 'Support ticket', plural: 'Support tickets' },
  admin: {
    useAsTitle: 'number',
    group: 'People',
    defaultColumns: ['number', 'subject', 'student', 'topic', 'state', 'createdAt'],
    listSearchableFields: ['number', 'subject'],
    components: {
      views: {
        edit: { default: { Component: '/admin/tickets/TicketPage#TicketPage', tab: { label: 'Ticket' } } },
      },
    },
  },
  access: moduleAccess('support-tickets'),
  hooks: { beforeChange: [stampAnswer], afterChange: [notifyStudent] },
  defaultSort: '-createdAt',
  indexes: [{ fields: ['student', 'createdAt'] }, { fields: ['project', 'state', 'createdAt'] }],
  fields: [
    { name: 'number', type: 'text', required: true, access: serverOnly, admin: { readOnly: true } },
    {
      name: 'ticketKey',
      type: 'text',
      required: true,
      unique: true,
      access: serverOnly,
      admin: { hidden: true },
    },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      access: serverOnly,
      admin: { readOnly: true, components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    {
      name: 'topic',
      type: 'select',
      required: true,
      options: TICKET_TOPICS.map(({ id, label }) => ({ value: id, label })),
      access: serverOnly,
      admin: { readOnly: true },
    },
    {
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      access: serverOnly,
      admin: { readOnly: true },
    },
    {
      name: 'subject',
      type: 'text',
      required: true,
      maxLength: 120,
      access: serverOnly,
      admin: { readOnly: true },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 3000,
      access: serverOnly,
      admin: { readOnly: true },
    },
    { name: 'reply', type: 'textarea', maxLength: 3000, label: 'Answer' },
    { name: 'repliedAt', type: 'date', access: serverOnly, admin: { readOnly: true, position: 'sidebar' } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: TICKET_STATES.map(({ id, label }) => ({ value: id, label })),
      admin: { components: { Cell: '/admin/tickets/TicketStateCell#TicketStateCell' } },
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 1000,
      label: 'Note for the team',
      admin: { position: 'sidebar' },
    },
  ],
})
