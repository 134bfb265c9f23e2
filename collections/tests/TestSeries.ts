import { moduleAccess } from '#access/moduleRules.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { refuseTakenSlug } from '#hooks/content/refuseTakenSlug.ts'
import { refuseEmptyingDelete } from '#hooks/products/refuseEmptying.ts'
import { hindiSummaryField, hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

/** A series of test papers: the unit of permissions and of sale. Versions: the last 15. */
export const TestSeries = projectScoped({
  slug: 'test-series',
  purgesPages: true,
  typescript: { interface: 'TestSeries' },
  labels: { singular: 'Test series', plural: 'Test series' },
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'exam', '_status', 'updatedAt'],
  },
  access: moduleAccess('test-series'),
  versions: { drafts: true, maxPerDoc: 15 },
  hooks: { beforeChange: [refuseTakenSlug], beforeDelete: [refuseEmptyingDelete] },
  defaultPopulate: { title: true, hindiTitle: true, slug: true, exam: true, subject: true, summary: true },
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
    {
      name: 'cutOffs',
      type: 'array',
      maxRows: 100,
      label: 'Cut-offs of past years',
      labels: { singular: 'Cut-off', plural: 'Cut-offs of past years' },
      admin: {
        description:
          'Which rank so many percent of the marks had in the public exam, from its results. Students with two tests see between which ranks marks like theirs were; a year needs two cut-offs.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'year', type: 'number', required: true, min: 2000, max: 2100 },
            {
              name: 'percent',
              type: 'number',
              required: true,
              min: 0,
              max: 100,
              label: 'Percent of the marks',
            },
            { name: 'rank', type: 'number', required: true, min: 1, max: 10_000_000 },
          ],
        },
      ],
    },
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
