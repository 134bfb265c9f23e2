import { moduleAccess } from '#access/moduleRules.ts'
import { projectScoped } from '../projectScoped.ts'

/** Date of the exam (`2027-01-24`) that a student prepares for with a class; one row per student and class (`key`). Kept with the account. */
export const ClassPlans = projectScoped({
  slug: 'class-plans',
  custom: { isFlat: true },
  lockDocuments: false,
  admin: { hidden: true },
  access: moduleAccess('class-plans'),
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'student', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'class', type: 'relationship', relationTo: 'classes', required: true },
    { name: 'examOn', type: 'text', maxLength: 10 },
  ],
})
