import { internalCollection } from '../internalCollection.ts'

/**
 * Photos and PDFs of written answers. Private: the owner of the attempt and staff who may see it read them through `tests/file`. Photos
 * are re-encoded upright, without metadata. Kept as long as the attempt; files that no answer of an ended attempt refers to are deleted after a
 * day, and all files of a person with the account.
 */
export const AnswerFiles = internalCollection({
  slug: 'answer-files',
  indexes: [{ fields: ['attempt', 'question'] }],
  upload: { mimeTypes: ['image/webp', 'application/pdf'] },
  fields: [
    /** `<attempt>/<question>/<digest>`: a repeated upload of a file reuses its row. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'attempt', type: 'text', required: true },
    /** Id of the question's leaf (the part that takes one answer). */
    { name: 'question', type: 'text', required: true },
    /** SHA-256 of the uploaded bytes, before re-encoding, in hex; answers refer to the file by it. */
    { name: 'digest', type: 'text', required: true },
    /** Null for a guest. */
    { name: 'owner', type: 'text', index: true },
    /** Whether it arrived after the end of the attempt, for an answer that arrived in time. */
    { name: 'isLate', type: 'checkbox', required: true },
    /** Whether an answer of the ended attempt refers to it; false until checked. */
    { name: 'isSettled', type: 'checkbox', required: true, index: true },
  ],
})
