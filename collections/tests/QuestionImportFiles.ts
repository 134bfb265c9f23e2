import { internalCollection } from '../internalCollection.ts'

/** The bytes of a file of questions that is being imported, by the id of its import (`key`), until the import is over. */
export const QuestionImportFiles = internalCollection({
  slug: 'question-import-files',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    /** Base64. */
    { name: 'bytes', type: 'textarea', required: true },
  ],
})
