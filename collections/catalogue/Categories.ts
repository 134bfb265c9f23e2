import { moduleAccess } from '#access/moduleRules.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Categories of products, two levels deep; each is a filter option in lists and has its own page. Never
 * purged.
 */
export const Categories = projectScoped({
  slug: 'categories',
  purgesPages: true,
  admin: { useAsTitle: 'title', group: 'Catalogue', defaultColumns: ['title', 'parent', 'slug', 'rank'] },
  access: moduleAccess('categories'),
  defaultPopulate: { title: true, slug: true, hindiTitle: true },
  defaultSort: 'rank',
  indexes: [{ fields: ['project', 'slug'], unique: true }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 60 },
    hindiTitleField(60),
    {
      name: 'text',
      type: 'textarea',
      maxLength: 600,
      admin: { description: 'Shown above the list of its posts' },
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'categories',
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'rank',
      type: 'number',
      label: 'Position',
      required: true,
      defaultValue: 1000,
      admin: { position: 'sidebar', description: 'Lower comes first' },
    },
    slugField(),
    ...seedFields,
  ],
})
