import { type ComputedResults, RANKED, REGRADED } from '../benchResults.ts'
import { p95 } from '../load/p95.ts'
import type { Rush } from './judgeRush.ts'

/** Aims, ms; at twice of one the bench fails. */
const AIMS = { ranks: 5000, regrade: 10_000, page: 100 }

/** Times of a student's result page while ranks and marks were computed, ms, and when the page had its rank, ms since 1970. */
export type SeenResults = { whileRanked: number[]; whileRegraded: number[]; rankedAt: number }

/** Summary of ranks and regrade, and what is wrong: too slow, or not of all results. */
export function judgeResults(computed: ComputedResults, seen: SeenResults): Rush {
  const { ranksBeganAt, candidates, regradeBeganAt, regradeEndedAt, remarked } = computed
  const took = {
    ranks: seen.rankedAt - ranksBeganAt,
    regrade: regradeEndedAt - regradeBeganAt,
    page: Math.max(p95(seen.whileRanked), p95(seen.whileRegraded)),
  }
  const pages = `p95 ${p95(seen.whileRanked).toFixed(0)} ms and ${p95(seen.whileRegraded).toFixed(0)} ms`
  const count = (value: number) => value.toLocaleString('en')
  return {
    text: `q ranks of ${count(candidates)} results in ${(took.ranks / 1000).toFixed(1)} s (aim ${AIMS.ranks / 1000} s), regrade of ${count(remarked)} in ${(took.regrade / 1000).toFixed(1)} s (aim ${AIMS.regrade / 1000} s), a result page meanwhile: ${pages} (${seen.whileRanked.length} and ${seen.whileRegraded.length} times, aim ${AIMS.page} ms)`,
    faults: [
      ...(['ranks', 'regrade', 'page'] as const)
        .filter((part) => !(took[part] <= 2 * AIMS[part]))
        .map((part) => `the ${part} took ${took[part].toFixed(0)} ms, at most ${2 * AIMS[part]} ms`),
      ...(candidates === RANKED ? [] : [`${candidates} results have a rank, not ${RANKED}`]),
      ...(remarked === REGRADED ? [] : [`${remarked} results are by the new keys, not ${REGRADED}`]),
    ].map((fault) => `q: ${fault}`),
  }
}
