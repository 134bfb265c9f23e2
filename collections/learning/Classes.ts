import { moduleAccess } from '#access/moduleRules.ts'
import { SUBJECTS } from '#domain/catalogue/subjects.ts'
import { refuseTakenSlug } from '#hooks/content/refuseTakenSlug.ts'
import { createSummary } from '#hooks/lectures/createSummary.ts'
import { deleteClassContent } from '#hooks/lectures/deleteClassContent.ts'
import { refuseEmptyingDelete } from '#hooks/products/refuseEmptying.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'

/** Tab of a class with the progress of its students, and where they stop watching its recordings. */
const PROGRESS_VIEW = {
  Component: '/admin/learning/ProgressPage#ProgressPage',
  path: '/progress',
  tab: { label: 'Progress', href: '/progress' },
} as const

/** A class: an ordered list of lectures. Its outline is public, the lectures' content is not. */
export const Classes = projectScoped({
  slug: 'classes',
  purgesPages: true,
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'subject', 'updatedAt'],
    components: { views: { edit: { progress: PROGRESS_VIEW } } },
  },
  access: moduleAccess('classes'),
  defaultPopulate: { title: true, slug: true, subject: true },
  indexes: [{ fields: ['project', 'slug'], unique: true }],
  hooks: {
    beforeChange: [refuseTakenSlug],
    afterChange: [createSummary],
    beforeDelete: [refuseEmptyingDelete, deleteClassContent],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    hindiTitleField(),
    { name: 'summary', type: 'textarea', maxLength: 300 },
    { name: 'subject', type: 'select', options: [...SUBJECTS] },
    {
      name: 'contents',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/learning/ClassContents#ClassContents' },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'certificatePercent',
          type: 'number',
          label: 'Percent for a certificate',
          min: 1,
          max: 100,
          admin: {
            description:
              'If set, students get a certificate once they have done so many percent of the lessons',
          },
        },
        {
          name: 'certificateQuiz',
          type: 'relationship',
          relationTo: 'quizzes',
          label: 'Quiz for the certificate',
          admin: {
            condition: (data) => Boolean(data.certificatePercent),
            description: 'If set, it has to be passed as well',
          },
        },
        {
          name: 'certificateQuizPercent',
          type: 'number',
          label: 'Percent to pass it',
          min: 1,
          max: 100,
          admin: { condition: (data) => Boolean(data.certificatePercent && data.certificateQuiz) },
        },
      ],
    },
    slugField(),
    ...seedFields,
  ],
})
