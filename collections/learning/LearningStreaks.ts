import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * On how many days in a row a student learned; one row each (`key`), written once a day. Days are those of the project's time zone
 * (`2027-01-24`); `recent` are those of the week until the last one. Kept with the account.
 */
export const LearningStreaks = projectScoped({
  slug: 'learning-streaks',
  custom: { isFlat: true },
  lockDocuments: false,
  admin: { hidden: true },
  access: moduleAccess('learning-streaks'),
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'student', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'lastDay', type: 'text', required: true, maxLength: 10 },
    { name: 'days', type: 'number', required: true },
    { name: 'best', type: 'number', required: true },
    { name: 'recent', type: 'text', required: true, maxLength: 100 },
    { name: 'rev', type: 'number', required: true, defaultValue: 0 },
  ],
})
