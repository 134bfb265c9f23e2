import { internalCollection } from '../internalCollection.ts'

/** Assigns a student to a franchisee, at most one (`student` is unique). Deleted with the account. */
export const FranchiseStudents = internalCollection({
  slug: 'franchise-students',
  indexes: [{ fields: ['franchisee', 'joinedAt'] }],
  fields: [
    { name: 'student', type: 'text', required: true, unique: true },
    { name: 'franchisee', type: 'text', required: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'joinedAt', type: 'date', required: true },
  ],
})
