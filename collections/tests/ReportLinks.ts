import { internalCollection } from '../internalCollection.ts'

/**
 * A link by which a student's parents or teacher read their progress across a test series without signing in. Rows of links that ended are used
 * again. Deleted with the account.
 */
export const ReportLinks = internalCollection({
  slug: 'report-links',
  fields: [
    /** `student/n` with n from 1 to the limit. */
    { name: 'slot', type: 'text', required: true, unique: true },
    /** Hash of its token, so that no link can be made from the database. */
    { name: 'tokenKey', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'student', type: 'text', required: true, index: true },
    /** Id of the test series. */
    { name: 'series', type: 'text', required: true },
    /** For whom it was made, for the student. */
    { name: 'label', type: 'text', required: true },
    { name: 'madeAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date', required: true },
    /** When the student ended it; null while they have not. */
    { name: 'endedAt', type: 'date' },
  ],
})
