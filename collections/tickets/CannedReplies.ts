import { moduleAccess } from '#access/moduleRules.ts'
import { CANNED_VARIABLES, unknownVariables } from '#domain/tickets/cannedReply.ts'
import { TICKET_CATEGORIES } from '#domain/tickets/tickets.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

const VARIABLES = CANNED_VARIABLES.map((name) => `{${name}}`).join(', ')

/** A reply that staff insert into tickets, with variables that are filled in. Never purged. */
export const CannedReplies = projectScoped({
  slug: 'canned-replies',
  labels: { singular: 'Canned reply', plural: 'Canned replies' },
  admin: { useAsTitle: 'title', group: 'People', defaultColumns: ['title', 'category', 'updatedAt'] },
  access: moduleAccess('canned-replies'),
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    {
      name: 'category',
      type: 'select',
      options: TICKET_CATEGORIES.map(({ id, label }) => ({ value: id, label })),
      admin: { description: 'Offered first for tickets of this category; for all without one' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 3000,
      validate: (value: unknown) => {
        if (typeof value !== 'string' || value.trim() === '') return 'This must not be empty'
        const unknown = unknownVariables(value)
        return (
          unknown.length === 0 || `Nothing is known as {${unknown.join('}, {')}}. Possible are ${VARIABLES}`
        )
      },
      admin: {
        description: 'Words in braces are filled in when it is inserted into a ticket; they are listed below',
      },
    },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/admin/tickets/CannedPreview#CannedPreview' } },
    },
    ...seedFields,
  ],
})
