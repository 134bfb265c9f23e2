import { moduleAccess } from '#access/moduleRules.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { deleteDraft } from '#hooks/exams/deleteDraft.ts'
import { preserveFigures } from '#hooks/exams/preserveFigures.ts'
import { refuseEmptyingDelete, refuseEmptyingSave } from '#hooks/products/refuseEmptying.ts'
import { hindiSummaryField, hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'
import { ANALYSIS_VIEW, FIGURE, KEYS_VIEW, PAPER_VIEW } from './paperView.ts'

/** A short set of questions. Its outline is public; its questions are built in `paper-drafts` and published as a release. Versions: the last 15. */
export const Quizzes = projectScoped({
  slug: 'quizzes',
  purgesPages: true,
  labels: { singular: 'Quiz', plural: 'Quizzes' },
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'subject', 'questionCount', '_status', 'updatedAt'],
    components: { views: { edit: { paper: PAPER_VIEW, analysis: ANALYSIS_VIEW, keys: KEYS_VIEW } } },
  },
  access: moduleAccess('quizzes'),
  versions: { drafts: true, maxPerDoc: 15 },
  hooks: {
    beforeChange: [refuseEmptyingSave, preserveFigures('quizzes')],
    beforeDelete: [refuseEmptyingDelete],
    afterDelete: [deleteDraft],
  },
  defaultPopulate: { title: true, slug: true, minutes: true, questionCount: true },
  indexes: [{ fields: ['project', 'slug'], unique: true }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    hindiTitleField(),
    { name: 'summary', type: 'textarea', maxLength: 300 },
    hindiSummaryField,
    {
      type: 'row',
      fields: [
        {
          name: 'minutes',
          type: 'number',
          required: true,
          defaultValue: 15,
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
      ],
    },
    { name: 'subject', type: 'select', options: [...SUBJECTS] },
    { name: 'isFree', type: 'checkbox', defaultValue: false, label: 'Free' },
    slugField(),
    ...seedFields,
  ],
})
