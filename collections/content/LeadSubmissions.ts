import { z } from 'zod'
import { moduleAccess } from '#access/moduleRules.ts'
import { REQUEST_KINDS } from '#domain/requests/requests.ts'
import { followedSource } from '#domain/requests/sources.ts'
import { NEW_REQUEST, REQUEST_STATES, type RequestState } from '#domain/requests/states.ts'
import { moveRequest } from '#hooks/people/moveRequest.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

const STATE_LABELS: Record<RequestState, string> = { open: 'Open', inProgress: 'In progress', done: 'Done' }
/** Whether the form offers a state. "Done" is set together with a result, and a row that follows a return or key takes its state from there. */
const isOffered = (row: Record<string, unknown>, state: string): boolean =>
  state === row.state || (state !== 'done' && !followedSource(String(row.dedupeKey ?? '')))

const AnswersSchema = z.array(z.object({ id: z.string(), label: z.string(), value: z.string() })).max(20)

/**
 * A request to the team: a submission of a lead form (leads/submit), a request of a student (requests/send), or a return or an objected key that is
 * decided elsewhere (cms/operations/requests/followSources.ts). Here staff change only state and note; calls change owner and result. Purged after 2 years.
 */
export const LeadSubmissions = projectScoped({
  slug: 'lead-submissions',
  lockDocuments: false,
  labels: { singular: 'User request', plural: 'User requests' },
  admin: {
    useAsTitle: 'name',
    group: 'People',
    defaultColumns: ['name', 'phone', 'kind', 'owner', 'state', 'dueAt', 'createdAt', 'result'],
    listSearchableFields: ['name', 'phone', 'email'],
    components: {
      beforeListTable: ['/admin/requests/RequestQueues#RequestQueues'],
      edit: { beforeDocumentControls: ['/admin/requests/RequestActions#RequestActions'] },
    },
  },
  access: moduleAccess('lead-submissions'),
  hooks: { beforeChange: [moveRequest] },
  indexes: [{ fields: ['project', 'state', 'createdAt'] }, { fields: ['state', 'dueAt'] }],
  fields: [
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'lead-forms',
      access: { update: () => false },
      admin: { readOnly: true, condition: ({ form }) => Boolean(form) },
    },
    {
      name: 'formTitle',
      type: 'text',
      maxLength: 120,
      access: { update: () => false },
      admin: { readOnly: true },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      access: { update: () => false },
      admin: { readOnly: true },
    },
    {
      name: 'phone',
      type: 'text',
      maxLength: 16,
      access: { update: () => false },
      admin: { readOnly: true },
    },
    {
      name: 'email',
      type: 'text',
      maxLength: 254,
      access: { update: () => false },
      admin: { readOnly: true },
    },
    jsonField('answers', AnswersSchema, {
      access: { update: () => false },
      admin: { readOnly: true, components: { Field: '/admin/requests/AnswersField#AnswersField' } },
    }),
    {
      name: 'page',
      type: 'text',
      maxLength: 300,
      access: { update: () => false },
      // Pages of the panel are behind a button above the form.
      admin: { readOnly: true, condition: ({ page }) => Boolean(page) && !page.startsWith('/admin/') },
    },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: { update: () => false },
      admin: { readOnly: true },
    },
    {
      name: 'dedupeKey',
      type: 'text',
      required: true,
      unique: true,
      access: { update: () => false },
      admin: { hidden: true },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: NEW_REQUEST,
      options: REQUEST_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
      filterOptions: ({ data, options }) =>
        options.filter((option) => typeof option !== 'string' && isOffered(data, option.value)),
      admin: {
        description:
          'Choose “In progress” when you begin, “Open” to put it back. It is done by the button “Done” above, with its result; what is decided elsewhere, such as a return, moves by itself.',
      },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'other',
      options: REQUEST_KINDS.map(({ id, label }) => ({ value: id, label })),
      access: { update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: { update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'dueAt',
      type: 'date',
      label: 'To be done by',
      access: { update: () => false },
      admin: {
        readOnly: true,
        position: 'sidebar',
        components: { Cell: '/admin/requests/DueCell#DueCell' },
      },
    },
    {
      name: 'doneAt',
      type: 'date',
      access: { update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'result',
      type: 'textarea',
      maxLength: 1000,
      access: { update: () => false },
      admin: { readOnly: true },
    },
    { name: 'note', type: 'textarea', maxLength: 1000 },
  ],
})
