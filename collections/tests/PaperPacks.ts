import { internalCollection } from '../internalCollection.ts'

/** The encrypted pack of a release, made once: each question and picture is encrypted with its own key, derived from `secret`. */
export const PaperPacks = internalCollection({
  slug: 'paper-packs',
  fields: [
    { name: 'release', type: 'text', required: true, unique: true },
    { name: 'project', type: 'text', required: true, index: true },
    /** Base64. */
    { name: 'bytes', type: 'textarea', required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'digest', type: 'text', required: true },
    /** Encrypted with the server's key. */
    { name: 'secret', type: 'text', required: true },
  ],
})
