import { internalCollection } from '../internalCollection.ts'

/**
 * Where all candidates of a release stand, computed at once and never changed (decision 47): a page searches it for the figures of its
 * attempt. Which row counts is said by `standing-pointers`.
 */
export const Standings = internalCollection({
  slug: 'standings',
  indexes: [{ fields: ['release', 'keyNumber'] }],
  fields: [
    /** `release/number`. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'release', type: 'text', required: true },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'number', type: 'number', required: true },
    /** Number of the `paper-keys` row by which all of its attempts are marked. */
    { name: 'keyNumber', type: 'number', required: true },
    /** When its reading began: what was published until then is in it. */
    { name: 'asOf', type: 'date', required: true },
    /** StandingsSummary. */
    { name: 'summary', type: 'json', required: true },
    { name: 'width', type: 'number', required: true },
    /** RankedVectors in Base64. */
    { name: 'vectors', type: 'text', required: true },
  ],
})
