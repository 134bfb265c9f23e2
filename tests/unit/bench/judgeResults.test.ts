import { expect, it } from 'vitest'
import type { ComputedResults } from '../../bench/benchResults.ts'
import { judgeResults } from '../../bench/pairs/judgeResults.ts'

const computed: ComputedResults = {
  ranksBeganAt: 1000,
  candidates: 100_000,
  regradeBeganAt: 9000,
  regradeEndedAt: 18_400,
  remarked: 20_000,
}
const seen = { whileRanked: [4, 30], whileRegraded: [5, 40], rankedAt: 3500 }

it('ranks and a regrade fail by results that were left out, and by twice the time of an aim', () => {
  expect(judgeResults(computed, seen).faults).toEqual([])
  expect(judgeResults(computed, seen).text).toContain('ranks of 100,000 results in 2.5 s (aim 5 s)')
  expect(judgeResults(computed, seen).text).toContain('regrade of 20,000 in 9.4 s (aim 10 s)')
  const bad = { ...computed, candidates: 99_999, regradeEndedAt: 30_000, remarked: 1 }
  expect(judgeResults(bad, { ...seen, whileRegraded: [201] }).faults).toEqual([
    'q: the regrade took 21000 ms, at most 20000 ms',
    'q: the page took 201 ms, at most 200 ms',
    'q: 99999 results have a rank, not 100000',
    'q: 1 results are by the new keys, not 20000',
  ])
})

it('a page that was never seen meanwhile is a fault', () => {
  expect(judgeResults(computed, { ...seen, whileRegraded: [] }).faults).toEqual([
    'q: the page took NaN ms, at most 200 ms',
  ])
})
