import { DETAIL_DECIMALS, percentileUnits } from '../standings/percentile.ts'

/** A candidate of one session; `marks` are integers over the denominator of the session's paper. */
export type Sitting = { student: string; marks: number }

/**
 * The exam as a whole. Papers of sessions are not equally hard, so that marks of different sessions do not compare; percentiles within a session
 * do, since its candidates are alike. Those of all sessions are merged, and the best of somebody's sessions counts.
 */
export type MergedSessions = {
  /** Percentile by student, in units of the seventh decimal. */
  best: ReadonlyMap<string, number>
  /** The same from the best to the least, once for each student. */
  ordered: Float64Array
}

/** Percentiles of all candidates of an exam over its sessions (NTA: "normalisation procedure based on percentile score"), cut off after seven decimals. */
export function mergeSessions(sessions: readonly (readonly Sitting[])[]): MergedSessions {
  const best = new Map<string, number>()
  for (const sittings of sessions) {
    const sorted = Float64Array.from(sittings, ({ marks }) => marks).sort()
    for (const { student, marks } of sittings) {
      const units = percentileUnits(countNotAbove(sorted, marks), sorted.length, DETAIL_DECIMALS)
      best.set(student, Math.max(units, best.get(student) ?? 0))
    }
  }
  return { best, ordered: Float64Array.from(best.values()).sort().reverse() }
}

/** @param sorted the least first */
function countNotAbove(sorted: Float64Array, marks: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] as number) <= marks) from = middle + 1
    else to = middle
  }
  return from
}
