import { moduleAccess } from '#access/moduleRules.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { refuseTakenSlug } from '#hooks/content/refuseTakenSlug.ts'
import { hindiSummaryField, hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

/** A series of test papers: the unit of permissions and of sale. Versions: the last 15. */
export const TestSeries = projectScoped({
  slug: 'test-series',
  isOnPages: true,
  typescript: { interface: 'TestSeries' },
  labels: { singular: 'Test series', plural: 'Test series' },
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'exam', '_status', 'updatedAt'],
  },
  access: moduleAccess('test-series'),
  versions: { drafts: true, maxPerDoc: 15 },
  hooks: { beforeChange: [refuseTakenSlug] },
  defaultPopulate: { title: true, slug: true, exam: true, subject: true, summary: true },
  indexes: [{ fields: ['project', 'slug'], unique: true }, { fields: ['project', '_status', 'rank'] }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    hindiTitleField(),
    { name: 'summary', type: 'textarea', maxLength: 300 },
    hindiSummaryField,
    { name: 'exam', type: 'text', maxLength: 60, index: true },
    { name: 'language', type: 'text', maxLength: 40 },
    { name: 'subject', type: 'select', options: [...SUBJECTS] },
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
    {
      name: 'rank',
      type: 'number',
      label: 'Position',
      required: true,
      defaultValue: 1000,
      admin: { position: 'sidebar' },
    },
    slugField(),
    ...seedFields,
  ],
})
