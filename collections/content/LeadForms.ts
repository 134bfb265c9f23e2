import { moduleAccess } from '#access/moduleRules.ts'
import { FORM_KINDS, requestLabel } from '#domain/requests/requests.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** A form for visitors on a page. Its submissions are in lead-submissions. Never purged. */
export const LeadForms = projectScoped({
  slug: 'lead-forms',
  purgesPages: true,
  admin: { useAsTitle: 'title', group: 'Site', defaultColumns: ['title', 'updatedAt'] },
  access: moduleAccess('lead-forms'),
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'text', type: 'textarea', maxLength: 400 },
    { name: 'submitLabel', type: 'text', maxLength: 40, defaultValue: 'Send', label: 'Words on the button' },
    {
      name: 'thanks',
      type: 'textarea',
      maxLength: 300,
      defaultValue: 'Thank you. We will be in touch.',
      label: 'Message after it was sent',
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'other',
      label: 'Kind of request',
      options: FORM_KINDS.map((value) => ({ value, label: requestLabel(value) })),
      admin: { description: 'By when it has to be done, and its queue among the user requests' },
    },
    { name: 'asksPhone', type: 'checkbox', defaultValue: true, label: 'Asks for a phone number' },
    { name: 'asksEmail', type: 'checkbox', defaultValue: true, label: 'Asks for an e-mail' },
    {
      name: 'fields',
      type: 'array',
      maxRows: 12,
      label: 'More fields',
      labels: { singular: 'Field', plural: 'Fields' },
      admin: {
        initCollapsed: true,
        components: {
          RowLabel: { path: '/admin/content/RowLabel#RowLabel', clientProps: { name: 'Field' } },
        },
      },
      fields: [
        {
          name: 'fieldId',
          type: 'text',
          required: true,
          maxLength: 40,
          label: 'Id',
          admin: { description: 'A short unique name, such as city; answers are stored under it' },
        },
        { name: 'label', type: 'text', required: true, maxLength: 80 },
        {
          name: 'fieldType',
          type: 'select',
          required: true,
          defaultValue: 'text',
          label: 'Kind',
          options: [
            { value: 'text', label: 'One line' },
            { value: 'textarea', label: 'Several lines' },
            { value: 'select', label: 'Choice' },
            { value: 'checkbox', label: 'Tick' },
          ],
        },
        {
          name: 'options',
          type: 'text',
          hasMany: true,
          label: 'Choices',
          admin: { condition: (_, field) => field?.fieldType === 'select' },
        },
        { name: 'required', type: 'checkbox', defaultValue: false, label: 'Must be filled in' },
      ],
    },
    ...seedFields,
  ],
})
