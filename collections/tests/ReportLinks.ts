import { internalCollection } from '../internalCollection.ts'

/**
 * A link with which a student's parents or teacher read the student's progress in a test series without signing in. Rows of ended links are
 * reused. Deleted with the account.
 */
export const ReportLinks = internalCollection({
  slug: 'report-links',
  fields: [
    /** `student/n` with n from 1 to the limit of links per student. */
    { name: 'slot', type: 'text', required: true, unique: true },
    /** Hash of the link's token, so that the database does not reveal links. */
    { name: 'tokenKey', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'student', type: 'text', required: true, index: true },
    /** Id of the test series. */
    { name: 'series', type: 'text', required: true },
    /** The recipient, as named by the student for themselves. */
    { name: 'label', type: 'text', required: true },
    { name: 'madeAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date', required: true },
    /** When the student ended it; null while they have not. */
    { name: 'endedAt', type: 'date' },
  ],
})
