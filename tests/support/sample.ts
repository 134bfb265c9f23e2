/** Whether this run calls everything as everybody (`npm run test:full`); `npm test` takes a sample of it. */
export const IS_FULL = process.env.TESTS === 'full'

/**
 * Whether a combination of the members of some lists, given by their places, is in the sample: each pair of members of two lists
 * meets every `nth` member of a third, so that whoever breaks one of them is met many times.
 */
export const isSampled = (nth: number, ...places: number[]): boolean =>
  IS_FULL || places.reduce((sum, place) => sum + place, 0) % nth === 0
