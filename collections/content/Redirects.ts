import type { Field } from 'payload'
import { byModules } from '#access/moduleRules.ts'
import { checkRedirect } from '#hooks/content/checkRedirect.ts'
import { hrefField } from '../fields/rows.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** An address that leads to another one. Those of a changed slug are made by the server (`isAutomatic`). Kept for ever. */
export const Redirects = projectScoped({
  slug: 'redirects',
  isOnPages: true,
  admin: { useAsTitle: 'from', group: 'Site', defaultColumns: ['from', 'to', 'isPermanent', 'isAutomatic'] },
  access: byModules('redirects'),
  indexes: [{ fields: ['project', 'from'], unique: true }],
  hooks: { beforeChange: [checkRedirect] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      maxLength: 300,
      index: true,
      label: 'Old address',
      admin: { description: 'A path of this site, such as /old-page. It leads on while no page is at it' },
    },
    { ...hrefField('to'), label: 'Leads to' } as Field,
    {
      name: 'isPermanent',
      type: 'checkbox',
      defaultValue: true,
      label: 'For ever (308), else for now (307)',
    },
    {
      name: 'isAutomatic',
      type: 'checkbox',
      defaultValue: false,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, description: 'Made when an address changed' },
    },
    ...seedFields,
  ],
})
