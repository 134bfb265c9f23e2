import { internalCollection } from '../internalCollection.ts'

/**
 * Photos and PDFs of written answers. Private: the owner of the attempt and staff who may see it read them through `tests/file`. Photos
 * are re-encoded upright, without metadata. Kept as long as the attempt; what no answer of an ended attempt names is deleted after a day, and
 * all of a person's with the account.
 */
export const AnswerFiles = internalCollection({
  slug: 'answer-files',
  indexes: [{ fields: ['attempt', 'question'] }],
  upload: { mimeTypes: ['image/webp', 'application/pdf'] },
  fields: [
    /** `<attempt>/<question>/<digest>`: the same file that is sent again is the same row. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'attempt', type: 'text', required: true },
    /** Id of the leaf. */
    { name: 'question', type: 'text', required: true },
    /** SHA-256 of the bytes as they were sent, in hex: by this name an answer refers to it. */
    { name: 'digest', type: 'text', required: true },
    /** Null for a guest. */
    { name: 'owner', type: 'text', index: true },
    /** Whether it arrived after the end of the attempt, named by an answer that came in time. */
    { name: 'isLate', type: 'checkbox', required: true },
    /** Whether an answer of the ended attempt names it; what has not been compared yet is false. */
    { name: 'isSettled', type: 'checkbox', required: true, index: true },
  ],
})
