import { z } from 'zod'
import { moduleAccess } from '#access/moduleRules.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

const AnswersSchema = z.array(z.object({ id: z.string(), label: z.string(), value: z.string() })).max(20)

/**
 * A submission of a lead form. Written by leads/submit; staff change only state and note. Purged after 2
 * years.
 */
export const LeadSubmissions = projectScoped({
  slug: 'lead-submissions',
  lockDocuments: false,
  labels: { singular: 'User request', plural: 'User requests' },
  admin: {
    useAsTitle: 'name',
    group: 'People',
    defaultColumns: ['name', 'phone', 'formTitle', 'state', 'createdAt'],
    listSearchableFields: ['name', 'phone', 'email'],
  },
  access: moduleAccess('lead-submissions'),
  indexes: [{ fields: ['project', 'state', 'createdAt'] }],
  fields: [
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'lead-forms',
      access: { update: () => false },
      admin: { readOnly: true },
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
      admin: { readOnly: true },
    }),
    {
      name: 'page',
      type: 'text',
      maxLength: 300,
      access: { update: () => false },
      admin: { readOnly: true },
    },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
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
      defaultValue: 'open',
      options: ['open', 'inProgress', 'done'],
    },
    { name: 'note', type: 'textarea', maxLength: 1000 },
  ],
})
