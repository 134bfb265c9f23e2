import { internalCollection } from '../internalCollection.ts'

/**
 * Photos and PDFs of answers to assignments. Private: their student and staff who may see the answer read them through
 * `learn/assignmentfile`. Photos are re-encoded upright, without metadata. Kept with the answer; one that is not handed in is deleted
 * after a day.
 */
export const AssignmentFiles = internalCollection({
  slug: 'assignment-files',
  indexes: [{ fields: ['owner', 'lecture'] }],
  upload: { mimeTypes: ['image/webp', 'application/pdf'] },
  fields: [
    /** `<student>:<lecture>/<digest>`: a repeated upload of a file reuses its row. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'owner', type: 'text', required: true },
    { name: 'lecture', type: 'text', required: true, index: true },
    /** SHA-256 of the uploaded bytes, before re-encoding, in hex. */
    { name: 'digest', type: 'text', required: true },
    /** Whether a submitted answer contains it. */
    { name: 'isNamed', type: 'checkbox', required: true, index: true },
  ],
})
