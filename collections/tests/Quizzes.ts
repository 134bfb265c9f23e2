import { moduleAccess } from '#access/moduleRules.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { hindiSummaryField, hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

/** A short set of questions. Its outline is public; questions come with the exams. Versions: the last 15. */
export const Quizzes = projectScoped({
  slug: 'quizzes',
  isOnPages: true,
  labels: { singular: 'Quiz', plural: 'Quizzes' },
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'subject', 'questionCount', '_status', 'updatedAt'],
  },
  access: moduleAccess('quizzes'),
  versions: { drafts: true, maxPerDoc: 15 },
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
        { name: 'minutes', type: 'number', required: true, defaultValue: 15, min: 1, max: 600 },
        { name: 'questionCount', type: 'number', required: true, defaultValue: 0, min: 0, max: 1000 },
      ],
    },
    { name: 'subject', type: 'select', options: [...SUBJECTS] },
    { name: 'isFree', type: 'checkbox', defaultValue: false, label: 'Free' },
    slugField(),
    ...seedFields,
  ],
})
