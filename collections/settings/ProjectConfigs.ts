import { byModules } from '#access/moduleRules.ts'
import { FILTER_NAMES } from '#domain/catalogue/facets.ts'
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
        description:
          'Filters of the course list by the tags of products: the tag as products have it, and how the filter calls it',
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
      admin: { description: 'For programs that read the API of the project; no page shows them' },
      fields: [{ name: 'tag', type: 'text', required: true, maxLength: 60 }],
    },
    {
      name: 'filtersOrder',
      type: 'array',
      label: 'Order of filters',
      admin: {
        description: `Which filters of the course list come first, of ${FILTER_NAMES.join(', ')}. Those that are not named follow in their usual order`,
      },
      fields: [{ name: 'filter', type: 'text', required: true, maxLength: 40 }],
    },
    ...seedFields,
  ],
})
