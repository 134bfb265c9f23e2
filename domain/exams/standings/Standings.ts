import type { TieBreak } from './tieBreaks.ts'

/** Minimum number of candidates for showing ranks, percentiles and the figures of others. */
export const LEAST_CANDIDATES = 20

/** How many candidates lie in each of the equal parts between the least and the most marks; integers over the paper's denominator. */
export type Distribution = { from: number; to: number; counts: number[] }

/**
 * What all pages of a release share; marks are integers over the denominator of the paper. Averages are sums, so that they stay exact:
 * divide by `candidates`.
 */
export type StandingsSummary = {
  candidates: number
  rules: readonly TieBreak[]
  /** Sum of all marks, and those of the first in rank. */
  sum: number
  top: number
  sections: Record<string, { sum: number; top: number }>
  distribution: Distribution
  /** How long the best tenth spent on each question on average, ms, by leaf id, from `of` attempts. */
  best: { of: number; spentMs: Record<string, number> }
}

/** Candidates from the first to the last: `width` numbers for each, as rankVector makes them. */
export type RankedVectors = { width: number; values: Float64Array }
