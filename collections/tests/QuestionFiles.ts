import { moduleAccess } from '#access/moduleRules.ts'
import { checkUpload } from '#hooks/media/checkUpload.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Pictures and videos of questions and solutions. Private: people who may edit questions read them here, others through a question
 * that shows them to them (`/questions/file`); students get those of their paper with its pack, and those of solutions from the
 * solution time on.
 */
export const QuestionFiles = projectScoped({
  slug: 'question-files',
  labels: { singular: 'Question file', plural: 'Question files' },
  admin: {
    group: 'Learning',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'originalName', 'alt', 'createdAt'],
    listSearchableFields: ['originalName', 'alt', 'filename'],
  },
  access: moduleAccess('question-files'),
  upload: { mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'video/mp4', 'video/webm'] },
  hooks: { beforeOperation: [checkUpload('picture', 'video')] },
  fields: [
    { name: 'alt', type: 'text', label: 'What it shows', maxLength: 300 },
    { name: 'originalName', type: 'text', maxLength: 255, admin: { readOnly: true } },
    /** SHA-256 of the bytes, by which the same picture is kept once. */
    { name: 'digest', type: 'text', index: true, admin: { hidden: true } },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true, admin: { hidden: true } },
    { name: 'importId', type: 'text', index: true, admin: { hidden: true } },
    ...seedFields,
  ],
})
