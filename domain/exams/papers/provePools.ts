import type { PaperProblem } from './PaperProblem.ts'
import type { Paper, Pool } from './PaperSchema.ts'
import { type BankQuestion, placedIn, poolCandidates } from './poolCandidates.ts'

/** A pool, where it is, and every question that it may draw. */
export type ProvenPool = { path: PaperProblem['path']; pool: Pool; candidates: BankQuestion[] }

export const poolsOf = (paper: Paper, bank: readonly BankQuestion[]): ProvenPool[] => {
  const placed = placedIn(paper)
  return paper.sections.flatMap(({ items }, section) =>
    items.flatMap((item, index) =>
      item.kind === 'pool'
        ? [
            {
              path: ['sections', section, 'items', index],
              pool: item,
              candidates: poolCandidates(item, bank, placed),
            },
          ]
        : [],
    ),
  )
}

/**
 * Pools draw one after the other and no question twice. A pool is large enough when it has its number even if
 * every pool before it has drawn as many of its questions as it can.
 */
export const provePools = (pools: readonly ProvenPool[]): PaperProblem[] =>
  pools.flatMap(({ path, pool, candidates }, index): PaperProblem[] => {
    const earlier = pools.slice(0, index)
    const isTwice = earlier.some((other) => other.pool.id === pool.id)
    const ids = new Set(candidates.map(({ id }) => id))
    const lost = earlier.reduce(
      (sum, other) =>
        sum + Math.min(other.pool.pick, other.candidates.filter(({ id }) => ids.has(id)).length),
      0,
    )
    const found = Math.max(0, candidates.length - lost)
    return [
      ...(isTwice ? [{ path, key: 'poolTwice' as const }] : []),
      ...(found < pool.pick
        ? [{ path, key: 'poolSmall' as const, values: { found, needed: pool.pick } }]
        : []),
    ]
  })
