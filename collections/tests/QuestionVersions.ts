import { internalCollection } from '../internalCollection.ts'

/** One immutable row for each changed save of a question (`key`: question and version), without key and solution. */
export const QuestionVersions = internalCollection({
  slug: 'question-versions',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'question', type: 'text', required: true, index: true },
    { name: 'version', type: 'number', required: true },
    /** The version that it replaced; null for the first. Rows outside the chain from the latest version are of unfinished saves. */
    { name: 'previous', type: 'number' },
    /** Content in the shape of `domain/exams`. */
    { name: 'content', type: 'json', required: true },
    /** The typeset content (TypesetContent). */
    { name: 'typeset', type: 'json', required: true },
    { name: 'difficulty', type: 'text', required: true },
    { name: 'concepts', type: 'json', required: true },
    { name: 'source', type: 'text' },
    { name: 'year', type: 'number' },
    /** Id of the person who saved it; null for imports by the server. */
    { name: 'author', type: 'text' },
    { name: 'savedAt', type: 'date', required: true },
  ],
})
