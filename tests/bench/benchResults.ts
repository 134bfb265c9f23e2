/** Results that are ranked in (q), and results that a regrade marks again. */
export const RANKED = 100_000
export const REGRADED = 20_000

/** A paper with its results, and the attempt of the student who looks at their own. */
type Filled = { release: string; attempt: string }

/** The prepared results: the session secret of the student, and when the ranks are due, ms since 1970. */
export type BenchResults = { secret: string; dueAt: number; ranked: Filled; regraded: Filled }

/** What the server computed: the moments are ms since 1970. */
export type ComputedResults = {
  ranksBeganAt: number
  candidates: number
  /** The first and the last result by the new keys. */
  regradeBeganAt: number
  regradeEndedAt: number
  remarked: number
}
