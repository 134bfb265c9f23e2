import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/** Lectures that a student has completed; one row each (`key`). Kept with the account. */
export const LectureCompletions = projectScoped({
  slug: 'lecture-completions',
  lockDocuments: false,
  admin: { hidden: true },
  access: moduleAccess('lecture-completions'),
  indexes: [{ fields: ['student', 'class'] }, { fields: ['project', 'completedAt'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'student', type: 'relationship', relationTo: 'users', required: true },
    { name: 'class', type: 'relationship', relationTo: 'classes', required: true },
    { name: 'lecture', type: 'relationship', relationTo: 'lectures', required: true },
    { name: 'completedAt', type: 'date', required: true },
  ],
})
