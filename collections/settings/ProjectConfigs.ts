import { moduleAccess } from '#access/moduleRules.ts'
import { FILTER_NAMES } from '#domain/catalogue/facets.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** The project config document of spec 3: course titles, tags, franchisee tags, order of filters. Public. */
export const ProjectConfigs = projectScoped({
  slug: 'project-configs',
  isSingleton: true,
  purgesPages: true,
  labels: { singular: 'Project config', plural: 'Project config' },
  admin: { group: 'Settings' },
  access: moduleAccess('project-configs'),
  fields: [
    {
      name: 'courses',
      type: 'array',
      admin: {
        description: 'The choices of students for their course (courseTitle), at sign-up and in the profile',
      },
      fields: [{ name: 'title', type: 'text', required: true, maxLength: 120 }],
    },
    {
      name: 'tags',
      type: 'array',
      admin: {
        description:
          'Filters of the course list by product tag: the tag as it is on products, and its label in the filter',
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
      admin: { description: 'For clients of the project’s API; not shown on any page' },
      fields: [{ name: 'tag', type: 'text', required: true, maxLength: 60 }],
    },
    {
      name: 'filtersOrder',
      type: 'array',
      label: 'Order of filters',
      admin: {
        description: `The filters that come first in the course list, out of ${FILTER_NAMES.join(', ')}. The others follow in their usual order`,
      },
      fields: [{ name: 'filter', type: 'text', required: true, maxLength: 40 }],
    },
    {
      name: 'topics',
      type: 'array',
      label: 'Topics of questions',
      admin: {
        initCollapsed: true,
        description:
          'The Hindi names of topics that questions are tagged with: students who read Hindi see them in results and progress',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 60 },
            { name: 'hindi', type: 'text', required: true, maxLength: 60, label: 'In Hindi' },
          ],
        },
      ],
    },
    ...seedFields,
  ],
})
