import { moduleAccess } from '#access/moduleRules.ts'
import { AUDIENCES } from '#domain/notifications/kinds.ts'
import { prefilledId } from '../fields/prefilled.ts'
import { hrefField } from '../fields/rows.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * A notification that an admin sends to many people. A job delivers it in batches and resumes after a restart
 * (`cursor`).
 */
export const Broadcasts = projectScoped({
  slug: 'broadcasts',
  labels: { singular: 'Announcement', plural: 'Announcements' },
  admin: {
    group: 'Messages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'audience', 'state', 'sentCount'],
  },
  access: moduleAccess('broadcasts'),
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'text', type: 'textarea', maxLength: 500 },
    hrefField('href', false),
    {
      name: 'audience',
      type: 'select',
      required: true,
      options: [...AUDIENCES],
      defaultValue: ({ req }) => (prefilledId('batch')({ req }) ? 'batch' : 'students'),
    },
    {
      name: 'people',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      admin: { condition: (data) => data?.audience === 'people' },
    },
    {
      name: 'batch',
      type: 'relationship',
      relationTo: 'batches',
      defaultValue: prefilledId('batch'),
      admin: { condition: (data) => data?.audience === 'batch' },
      validate: (value: unknown, { data }: { data: { audience?: string } }) =>
        data.audience !== 'batch' || Boolean(value) || 'Choose the batch',
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      options: ['waiting', 'sent'],
      index: true,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'sentCount',
      type: 'number',
      defaultValue: 0,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'cursor',
      type: 'text',
      access: { create: () => false, update: () => false, read: () => false },
      admin: { hidden: true },
    },
  ],
})
