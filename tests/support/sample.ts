/** Whether this run covers all combinations (`npm run test:full`); `npm test` covers a sample. */
export const IS_FULL = process.env.TESTS === 'full'

/**
 * Whether a combination of list members, given by their indexes, belongs to the sample: each pair of members of two lists
 * is combined with every `nth` member of a third, so that a fault in any one member is found many times.
 */
export const isSampled = (nth: number, ...places: number[]): boolean =>
  IS_FULL || places.reduce((sum, place) => sum + place, 0) % nth === 0
