import { moduleAccess } from '#access/moduleRules.ts'
import { checkUpload } from '#hooks/media/checkUpload.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Pictures and videos of questions and solutions. Private: people who may edit questions read them here, others through a question
 * that they may see (`/questions/file`). Students get the files of questions in the paper's pack, and those of solutions once
 * solutions are released.
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
    /** SHA-256 of the bytes, so that identical pictures are stored once. */
    { name: 'digest', type: 'text', index: true, admin: { hidden: true } },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true, admin: { hidden: true } },
    { name: 'importId', type: 'text', index: true, admin: { hidden: true } },
    ...seedFields,
  ],
})
