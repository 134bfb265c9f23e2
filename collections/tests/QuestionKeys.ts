import { internalCollection } from '../internalCollection.ts'

/** Key and solutions of one version of a question, one immutable row for each (`key`: question and version). */
export const QuestionKeys = internalCollection({
  slug: 'question-keys',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'question', type: 'text', required: true, index: true },
    { name: 'version', type: 'number', required: true },
    { name: 'keys', type: 'json', required: true },
    { name: 'solutions', type: 'json', required: true },
    /** The typeset solutions (TypesetSolution). */
    { name: 'typeset', type: 'json', required: true },
  ],
})
