import { byModules } from '#access/moduleRules.ts'
import { anyone } from '#access/rules.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** A form that visitors fill in on a page. What they send is in lead-submissions. Kept for ever. */
export const LeadForms = projectScoped({
  slug: 'lead-forms',
  isOnPages: true,
  admin: { useAsTitle: 'title', group: 'Site', defaultColumns: ['title', 'updatedAt'] },
  access: byModules('lead-forms', { read: anyone }),
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'text', type: 'textarea', maxLength: 400 },
    { name: 'submitLabel', type: 'text', maxLength: 40, defaultValue: 'Send' },
    { name: 'thanks', type: 'textarea', maxLength: 300, defaultValue: 'Thank you. We will be in touch.' },
    { name: 'asksPhone', type: 'checkbox', defaultValue: true },
    { name: 'asksEmail', type: 'checkbox', defaultValue: true },
    {
      name: 'fields',
      type: 'array',
      maxRows: 12,
      label: 'More fields',
      fields: [
        { name: 'fieldId', type: 'text', required: true, maxLength: 40, label: 'Id' },
        { name: 'label', type: 'text', required: true, maxLength: 80 },
        {
          name: 'fieldType',
          type: 'select',
          required: true,
          defaultValue: 'text',
          options: ['text', 'textarea', 'select', 'checkbox'],
        },
        { name: 'options', type: 'text', hasMany: true },
        { name: 'required', type: 'checkbox', defaultValue: false },
      ],
    },
    ...seedFields,
  ],
})
