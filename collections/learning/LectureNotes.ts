import { internalCollection } from '../internalCollection.ts'

/**
 * Notes of students at a second of a lecture, or at a page of a PDF (`atS`); one without a text is a bookmark. Only their student
 * reads them, through the learn calls. `key` makes a note that is sent twice one row. Kept with the account, deleted with the lecture.
 */
export const LectureNotes = internalCollection({
  slug: 'lecture-notes',
  indexes: [{ fields: ['student', 'lecture'] }],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'student', type: 'text', required: true },
    { name: 'lecture', type: 'text', required: true, index: true },
    { name: 'atS', type: 'number', required: true, defaultValue: 0 },
    { name: 'text', type: 'textarea', maxLength: 2000 },
    { name: 'project', type: 'text', required: true, index: true },
  ],
})
