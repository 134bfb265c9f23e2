import { moduleAccess } from '#access/moduleRules.ts'
import { MAX_REVIEW_TEXT, REVIEW_REASONS, REVIEW_STATES } from '#domain/mailIn/reviews.ts'
import { projectScoped } from '../projectScoped.ts'

const readOnly = { readOnly: true } as const
/** Shows a field only once it has a value. */
const onceSet = (name: string) => ({ condition: (row: Record<string, unknown>) => Boolean(row?.[name]) })

/**
 * An e-mail to the installation's mailbox that matches no ticket, until staff assign it to one. Only its text is stored, never its HTML or
 * files. Written only by the server. Purged a year later.
 */
export const IncomingMails = projectScoped({
  slug: 'incoming-mails',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'E-mail in review', plural: 'E-mails in review' },
  admin: {
    group: 'People',
    useAsTitle: 'subject',
    listSearchableFields: ['subject', 'sender'],
    defaultColumns: ['subject', 'sender', 'why', 'state', 'at'],
    description:
      'What came by e-mail and joined no ticket: by a sender who is not proven, or to no ticket at all',
    components: {
      edit: { beforeDocumentControls: ['/admin/tickets/IncomingMailActions#IncomingMailActions'] },
    },
  },
  access: moduleAccess('incoming-mails'),
  defaultSort: '-at',
  indexes: [{ fields: ['project', 'state', 'at'] }, { fields: ['project', 'sender'] }],
  fields: [
    { name: 'mailKey', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'sender', type: 'text', required: true, maxLength: 254, admin: readOnly },
    { name: 'subject', type: 'text', maxLength: 200, admin: readOnly },
    { name: 'text', type: 'textarea', maxLength: MAX_REVIEW_TEXT, admin: readOnly },
    {
      name: 'fileNames',
      type: 'text',
      maxLength: 500,
      label: 'Attached',
      admin: { ...readOnly, ...onceSet('fileNames'), description: 'The files are in the mailbox' },
    },
    {
      name: 'why',
      type: 'select',
      required: true,
      label: 'Why it waits',
      options: REVIEW_REASONS.map(({ id, label }) => ({ value: id, label })),
      admin: { ...readOnly, position: 'sidebar' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: [...REVIEW_STATES],
      admin: { ...readOnly, position: 'sidebar' },
    },
    {
      name: 'ticket',
      type: 'relationship',
      relationTo: 'support-tickets',
      index: true,
      admin: { ...readOnly, ...onceSet('ticket'), position: 'sidebar' },
    },
    {
      name: 'at',
      type: 'date',
      required: true,
      label: 'Came in',
      admin: { ...readOnly, position: 'sidebar' },
    },
    {
      name: 'decidedBy',
      type: 'relationship',
      relationTo: 'users',
      admin: { ...readOnly, ...onceSet('decidedBy'), position: 'sidebar' },
    },
    { name: 'decidedAt', type: 'date', admin: { ...readOnly, ...onceSet('decidedAt'), position: 'sidebar' } },
  ],
})
