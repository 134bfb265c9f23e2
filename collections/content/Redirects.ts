import type { Field } from 'payload'
import { moduleAccess } from '#access/moduleRules.ts'
import { checkRedirect } from '#hooks/content/checkRedirect.ts'
import { hrefField } from '../fields/rows.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * A path that redirects to another. The server creates those of changed slugs (`isAutomatic`). Never purged.
 */
export const Redirects = projectScoped({
  slug: 'redirects',
  purgesPages: true,
  admin: { useAsTitle: 'from', group: 'Site', defaultColumns: ['from', 'to', 'isPermanent', 'isAutomatic'] },
  access: moduleAccess('redirects'),
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
      admin: {
        description:
          'A path of this site, such as /old-page. It redirects as long as no page has this address',
      },
    },
    { ...hrefField('to'), label: 'Leads to' } as Field,
    {
      name: 'isPermanent',
      type: 'checkbox',
      defaultValue: true,
      label: 'Permanent redirect',
      admin: { description: 'On: permanent (308), for search engines. Off: temporary (307)' },
    },
    {
      name: 'isAutomatic',
      type: 'checkbox',
      defaultValue: false,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, description: 'Created when an address changed' },
    },
    ...seedFields,
  ],
})
