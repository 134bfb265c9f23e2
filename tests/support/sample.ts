/** Whether this run covers all combinations (`npm run test:full`); `npm test` covers a sample. */
export const IS_FULL = process.env.TESTS === 'full'

/** Whether this run is the longest form there is (`npm run test:long`). */
const IS_LONG = Boolean(process.env.LONG)

/**
 * How many of something are tried: a few by `npm test`, more by `npm run test:full` (list the file among SWEEPS of
 * scripts/parts.mjs), and most by `npm run test:long`.
 */
export const triesOf = ({ few, full, long = full }: { few: number; full: number; long?: number }): number =>
  IS_LONG ? long : IS_FULL ? full : few

/** Seeds to draw from: `TRIAL_SEED` alone where a failed one is repeated, the same ones in the long run, others each time otherwise. */
export function trialSeeds(count: number): number[] {
  const { TRIAL_SEED } = process.env
  if (TRIAL_SEED) return [Number(TRIAL_SEED)]
  const first = IS_LONG ? 1 : Date.now() % 100_000
  return Array.from({ length: count }, (_, index) => first + index)
}

/** Whether a combination of many belongs to the sample, which is every `few`th, or in the full run every `full`th. */
export const isSampledOf = ({ few, full }: { few: number; full: number }, ...places: number[]): boolean =>
  places.reduce((sum, place) => sum + place, 0) % triesOf({ few, full, long: 1 }) === 0

/**
 * Whether a combination of list members, given by their indexes, belongs to the sample: each pair of members of two lists
 * is combined with every `nth` member of a third, so that a fault in any one member is found many times.
 */
export const isSampled = (nth: number, ...places: number[]): boolean =>
  IS_FULL || places.reduce((sum, place) => sum + place, 0) % nth === 0
