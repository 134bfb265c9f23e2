import { type Accommodation, NO_ACCOMMODATION } from './accommodation.ts'

/** What somebody has who was granted several things, by person and by batch: the best of each, never their sum. */
export const mergeAccommodations = (granted: readonly Accommodation[]): Accommodation =>
  granted.reduce(
    (best, one) => ({
      timeFactor: isMore(one.timeFactor, best.timeFactor) ? one.timeFactor : best.timeFactor,
      extraMinutes: Math.max(best.extraMinutes, one.extraMinutes),
      extraAttempts: Math.max(best.extraAttempts, one.extraAttempts),
      removesWrongOption: best.removesWrongOption || one.removesWrongOption,
      hasReadAloud: best.hasReadAloud || one.hasReadAloud,
      hasLargeText: best.hasLargeText || one.hasLargeText,
    }),
    NO_ACCOMMODATION,
  )

type Factor = Accommodation['timeFactor']
const isMore = (a: Factor, b: Factor): boolean => a.num * b.den > b.num * a.den
