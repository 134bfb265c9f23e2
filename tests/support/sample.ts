/** Whether this run covers all combinations (`npm run test:full`); `npm test` covers a sample. */
export const IS_FULL = process.env.TESTS === 'full'

/** Whether this is the long run (`npm run test:long`). */
const IS_LONG = Boolean(process.env.LONG)

/**
 * The number of repetitions in this run: `few` in `npm test`, `full` in `npm run test:full` (list the test file in SWEEPS of
 * scripts/parts.mjs), `long` in `npm run test:long`.
 */
export const triesOf = ({ few, full, long = full }: { few: number; full: number; long?: number }): number =>
  IS_LONG ? long : IS_FULL ? full : few

/** Seeds of random trials: only `TRIAL_SEED` where it is set (to repeat a failed trial), 1 to `count` in the long run, different ones each time otherwise. */
export function trialSeeds(count: number): number[] {
  const { TRIAL_SEED } = process.env
  if (TRIAL_SEED) return [Number(TRIAL_SEED)]
  const first = IS_LONG ? 1 : Date.now() % 100_000
  return Array.from({ length: count }, (_, index) => first + index)
}

/** Whether a combination, given by its indexes, belongs to the sample: every `few`th one in `npm test`, every `full`th in the full run. */
export const isSampledOf = ({ few, full }: { few: number; full: number }, ...places: number[]): boolean =>
  places.reduce((sum, place) => sum + place, 0) % triesOf({ few, full, long: 1 }) === 0

/**
 * Whether a combination of list members, given by their indexes, belongs to the sample: each pair of members of two lists
 * is combined with every `nth` member of a third, so that a fault in any one member is found many times.
 */
export const isSampled = (nth: number, ...places: number[]): boolean =>
  IS_FULL || places.reduce((sum, place) => sum + place, 0) % nth === 0
