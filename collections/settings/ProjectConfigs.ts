import { byModules } from '#access/moduleRules.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** The project config document of section 3: course titles, tags, franchisee tags, order of filters. Public. */
export const ProjectConfigs = projectScoped({
  slug: 'project-configs',
  isSingleton: true,
  isOnPages: true,
  labels: { singular: 'Project config', plural: 'Project config' },
  admin: { group: 'Settings' },
  access: byModules('project-configs'),
  fields: [
    {
      name: 'courses',
      type: 'array',
      admin: {
        description: 'What people choose from in the field courseTitle of the sign-up form and the profile',
      },
      fields: [{ name: 'title', type: 'text', required: true, maxLength: 120 }],
    },
    {
      name: 'tags',
      type: 'array',
      admin: {
        description: 'Kept with the project and given out by its API; no page of the storefront reads them',
      },
      fields: [
        { name: 'tag', type: 'text', required: true, maxLength: 60 },
        { name: 'label', type: 'text', required: true, maxLength: 60 },
      ],
    },
    {
      name: 'franchiseeTags',
      type: 'array',
      label: 'Franchisee tags',
      admin: { description: 'Kept with the project and given out by its API; nothing is sorted by them' },
      fields: [{ name: 'tag', type: 'text', required: true, maxLength: 60 }],
    },
    {
      name: 'filtersOrder',
      type: 'array',
      label: 'Order of filters',
      admin: {
        description:
          'Kept with the project and given out by its API; the course list has its own order of filters',
      },
      fields: [{ name: 'filter', type: 'text', required: true, maxLength: 40 }],
    },
    ...seedFields,
  ],
})
