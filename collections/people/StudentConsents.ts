import { internalCollection } from '../internalCollection.ts'

/**
 * A student's age, and the consents of student and guardian: who agreed, when, and to which version of the text. One row for each student
 * who has given an age or consent; deleted with the account.
 */
export const StudentConsents = internalCollection({
  slug: 'student-consents',
  indexes: [{ fields: ['project', 'isListed', 'listedAt'] }],
  fields: [
    { name: 'student', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true },
    /** Null while it is unknown: the student then counts as a minor. */
    { name: 'birthYear', type: 'number' },
    { name: 'guardianName', type: 'text' },
    /** Phone or e-mail that a code has proven. */
    { name: 'guardianContact', type: 'text' },
    { name: 'guardianAt', type: 'date' },
    { name: 'guardianVersion', type: 'number' },
    { name: 'isListed', type: 'checkbox', required: true, defaultValue: false },
    { name: 'displayName', type: 'text' },
    /** When the student agreed to appear on leaderboards, or withdrew. */
    { name: 'listedAt', type: 'date' },
    { name: 'listedVersion', type: 'number' },
  ],
})
