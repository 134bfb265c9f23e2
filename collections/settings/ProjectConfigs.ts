import { byModules } from '#access/moduleRules.ts'
import { anyone, nobody } from '#access/rules.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/** The project config document of section 3: course titles, tags, franchisee tags, order of filters. Public. */
export const ProjectConfigs = projectScoped({
  slug: 'project-configs',
  isSingleton: true,
  isOnPages: true,
  labels: { singular: 'Project config', plural: 'Project config' },
  admin: { group: 'Settings' },
  access: byModules('project-configs', { read: anyone, delete: nobody }),
  fields: [
    {
      name: 'courses',
      type: 'array',
      fields: [{ name: 'title', type: 'text', required: true, maxLength: 120 }],
    },
    {
      name: 'tags',
      type: 'array',
      fields: [
        { name: 'tag', type: 'text', required: true, maxLength: 60 },
        { name: 'label', type: 'text', required: true, maxLength: 60 },
      ],
    },
    {
      name: 'franchiseeTags',
      type: 'array',
      fields: [{ name: 'tag', type: 'text', required: true, maxLength: 60 }],
    },
    {
      name: 'filtersOrder',
      type: 'array',
      fields: [{ name: 'filter', type: 'text', required: true, maxLength: 40 }],
    },
    ...seedFields,
  ],
})
