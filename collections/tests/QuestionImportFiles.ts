import { internalCollection } from '../internalCollection.ts'

/** Contents of a file of questions, by the id of its import (`key`); deleted when the import ends. */
export const QuestionImportFiles = internalCollection({
  slug: 'question-import-files',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    /** Base64. */
    { name: 'bytes', type: 'textarea', required: true },
  ],
})
