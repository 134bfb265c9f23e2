import { internalCollection } from '../internalCollection.ts'

/**
 * What is known of a student's age, and what they and their guardian agreed to: who, when, and to which version of the text. One row for each student
 * who said something; deleted with the account.
 */
export const StudentConsents = internalCollection({
  slug: 'student-consents',
  indexes: [{ fields: ['project', 'isListed', 'listedAt'] }],
  fields: [
    { name: 'student', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true },
    /** Null while it is unknown: then they count as a minor. */
    { name: 'birthYear', type: 'number' },
    { name: 'guardianName', type: 'text' },
    /** Phone or e-mail that a code has proven. */
    { name: 'guardianContact', type: 'text' },
    { name: 'guardianAt', type: 'date' },
    { name: 'guardianVersion', type: 'number' },
    { name: 'isListed', type: 'checkbox', required: true, defaultValue: false },
    { name: 'displayName', type: 'text' },
    /** When they agreed to be on leaderboards, or left them. */
    { name: 'listedAt', type: 'date' },
    { name: 'listedVersion', type: 'number' },
  ],
})
