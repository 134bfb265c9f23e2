import { internalCollection } from '../internalCollection.ts'

/**
 * Ranks of all candidates of a release, computed together and immutable (decision 47): a page searches them for the figures of its
 * attempt. `standing-pointers` refers to the current row.
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
    /** Number of the `paper-keys` row with which all ranked attempts are marked. */
    { name: 'keyNumber', type: 'number', required: true },
    /** When the computation began reading: results published by then are included. */
    { name: 'asOf', type: 'date', required: true },
    /** StandingsSummary. */
    { name: 'summary', type: 'json', required: true },
    { name: 'width', type: 'number', required: true },
    /** RankedVectors in Base64. */
    { name: 'vectors', type: 'text', required: true },
  ],
})
