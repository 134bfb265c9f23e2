import { moduleAccess } from '#access/moduleRules.ts'
import { restrictToAssigned } from '#hooks/shared/restrictToAssigned.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

/** A paper of a test series. Its outline is public; questions come with the exams. Versions: the last 15. */
export const TestPapers = projectScoped({
  slug: 'test-papers',
  isOnPages: true,
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'testSeries', 'minutes', '_status'],
  },
  access: moduleAccess('test-papers'),
  versions: { drafts: true, maxPerDoc: 15 },
  defaultPopulate: { title: true, slug: true, minutes: true, questionCount: true, marks: true },
  hooks: { beforeChange: [restrictToAssigned('test-papers', 'testSeries', 'testseries')] },
  indexes: [{ fields: ['project', 'slug'], unique: true }, { fields: ['testSeries', 'rank'] }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    hindiTitleField(),
    { name: 'testSeries', type: 'relationship', relationTo: 'test-series', required: true, index: true },
    {
      type: 'row',
      fields: [
        { name: 'minutes', type: 'number', required: true, defaultValue: 60, min: 1, max: 600 },
        { name: 'questionCount', type: 'number', required: true, defaultValue: 0, min: 0, max: 1000 },
        { name: 'marks', type: 'number', required: true, defaultValue: 0, min: 0, max: 10_000 },
      ],
    },
    { name: 'isFree', type: 'checkbox', defaultValue: false, label: 'Free' },
    { name: 'startsAt', type: 'date', admin: { position: 'sidebar' } },
    {
      name: 'rank',
      type: 'number',
      label: 'Position',
      required: true,
      defaultValue: 0,
      admin: { position: 'sidebar' },
    },
    slugField(),
    ...seedFields,
  ],
})
