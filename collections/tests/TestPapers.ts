import { moduleAccess } from '#access/moduleRules.ts'
import { alignExamName } from '#hooks/exams/alignExamName.ts'
import { deleteDraft } from '#hooks/exams/deleteDraft.ts'
import { preserveFigures } from '#hooks/exams/preserveFigures.ts'
import { wantExamStandings } from '#hooks/exams/wantExamStandings.ts'
import { refuseEmptyingDelete, refuseEmptyingSave } from '#hooks/products/refuseEmptying.ts'
import { restrictToAssigned } from '#hooks/shared/restrictToAssigned.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'
import { ANALYSIS_VIEW, FIGURE, KEYS_VIEW, PAPER_VIEW } from './paperView.ts'

/** A paper of a test series. Its outline is public; its questions are built in `paper-drafts` and published as a release. Versions: the last 15. */
export const TestPapers = projectScoped({
  slug: 'test-papers',
  purgesPages: true,
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'testSeries', 'minutes', '_status'],
    components: { views: { edit: { paper: PAPER_VIEW, analysis: ANALYSIS_VIEW, keys: KEYS_VIEW } } },
  },
  access: moduleAccess('test-papers'),
  versions: { drafts: true, maxPerDoc: 15 },
  defaultPopulate: { title: true, slug: true, minutes: true, questionCount: true, marks: true },
  hooks: {
    beforeChange: [
      restrictToAssigned('test-papers', 'testSeries', 'testseries'),
      refuseEmptyingSave,
      alignExamName,
      preserveFigures('test-papers'),
    ],
    beforeDelete: [refuseEmptyingDelete],
    afterChange: [wantExamStandings],
    afterDelete: [deleteDraft],
  },
  indexes: [{ fields: ['project', 'slug'], unique: true }, { fields: ['testSeries', 'rank'] }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    hindiTitleField(),
    { name: 'testSeries', type: 'relationship', relationTo: 'test-series', required: true, index: true },
    {
      type: 'row',
      fields: [
        {
          name: 'minutes',
          type: 'number',
          required: true,
          defaultValue: 60,
          min: 1,
          max: 600,
          admin: FIGURE,
        },
        {
          name: 'questionCount',
          type: 'number',
          required: true,
          defaultValue: 0,
          min: 0,
          max: 1000,
          admin: FIGURE,
        },
        {
          name: 'marks',
          type: 'number',
          required: true,
          defaultValue: 0,
          min: 0,
          max: 10_000,
          admin: FIGURE,
        },
      ],
    },
    { name: 'isFree', type: 'checkbox', defaultValue: false, label: 'Free' },
    {
      type: 'row',
      fields: [
        {
          name: 'exam',
          type: 'text',
          maxLength: 60,
          index: true,
          admin: {
            description:
              'Papers of a series with the same name here are sessions of one exam: percentiles are of each session, ranks are of all.',
          },
        },
        {
          name: 'session',
          type: 'text',
          maxLength: 60,
          admin: { description: 'Such as “12 April, morning”. Without it the title.' },
        },
      ],
    },
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
