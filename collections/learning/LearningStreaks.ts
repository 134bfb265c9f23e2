import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Number of consecutive days on which a student learned; one row per student (`key`), written once a day. Days are in the project's time zone
 * (`2027-01-24`); `recent` are the learning days of the week that ends with the last one. Kept with the account.
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
