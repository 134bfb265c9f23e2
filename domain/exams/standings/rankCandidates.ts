import type { Distribution, RankedVectors, StandingsSummary } from './Standings.ts'
import { type RankFigures, rankVector, type TieBreak } from './tieBreaks.ts'

export type Candidate = { attempt: string; figures: RankFigures }
export type Ranked = {
  summary: Omit<StandingsSummary, 'best'>
  vectors: RankedVectors
  /** Attempts of the best tenth: at least one, and when there are more than `maxTopAttempts`, so many at even distances. */
  best: string[]
}

const PARTS = 60

/** Sorts candidates by rank, and sums up the figures that all result pages share. Candidates that no tie-break separates share a rank. */
export function rankCandidates(
  candidates: readonly Candidate[],
  rules: readonly TieBreak[],
  maxTopAttempts: number,
): Ranked {
  const rows = candidates.map(({ attempt, figures }) => ({
    attempt,
    figures,
    vector: rankVector(figures, rules),
  }))
  rows.sort((a, b) => compareVectors(b.vector, a.vector) || (a.attempt < b.attempt ? -1 : 1))
  const width = rules.length + 1
  const values = new Float64Array(rows.length * width)
  for (const [index, { vector }] of rows.entries()) values.set(vector, index * width)
  const ordered = rows.map(({ figures }) => figures)
  return {
    vectors: { width, values },
    summary: { candidates: rows.length, rules, ...totals(ordered), distribution: distributionOf(ordered) },
    best: spread(
      rows.slice(0, Math.ceil(rows.length / 10)).map(({ attempt }) => attempt),
      maxTopAttempts,
    ),
  }
}

/** Negative when a is worse than b, 0 when they are equal. */
function compareVectors(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0
    if (value !== other) return value < other ? -1 : 1
  }
  return 0
}

/** @param ordered from the first to the last */
function totals(ordered: readonly RankFigures[]): Pick<StandingsSummary, 'sum' | 'top' | 'sections'> {
  const sections: StandingsSummary['sections'] = {}
  let sum = 0
  for (const figures of ordered) {
    sum += figures.marks
    for (const [id, marks] of Object.entries(figures.sections)) {
      const section = sections[id] ?? { sum: 0, top: ordered[0]?.sections[id] ?? 0 }
      section.sum += marks
      sections[id] = section
    }
  }
  return { sum, top: ordered[0]?.marks ?? 0, sections }
}

function distributionOf(ordered: readonly RankFigures[]): Distribution {
  const [from, to] = [ordered.at(-1)?.marks ?? 0, ordered[0]?.marks ?? 0]
  const counts = Array.from({ length: PARTS }, () => 0)
  const size = (to - from) / PARTS
  for (const { marks } of ordered) {
    const part = size === 0 ? 0 : Math.min(PARTS - 1, Math.floor((marks - from) / size))
    counts[part] = (counts[part] ?? 0) + 1
  }
  return { from, to, counts }
}

function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as T)
}
