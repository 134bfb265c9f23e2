type Row = { id?: string | null; rank?: number | null }

const GAP = 10

const byRank = <R extends Row>(rows: readonly R[]): R[] =>
  // Rows without a rank come last, in the order in which they were added.
  rows.toSorted((a, b) => (a.rank || Number.POSITIVE_INFINITY) - (b.rank || Number.POSITIVE_INFINITY) || 0)

const renumbered = <R extends Row>(rows: readonly R[]): R[] =>
  rows.map((row, index) => ({ ...row, rank: (index + 1) * GAP }))

const isAscending = (rows: readonly Row[]): boolean =>
  rows.every((row, i) => (row.rank ?? 0) > (i === 0 ? 0 : (rows[i - 1]?.rank ?? 0)))

/**
 * Updates the ranks of a list that an editor has changed: typed ranks decide the order; if none was typed,
 * the positions do (rows were dragged), and the ranks are renumbered. Ranks that already match the order stay.
 */
export function updateRanks<R extends Row>(rows: readonly R[], stored: readonly Row[]): R[] {
  const before = new Map(stored.map((row) => [row.id, row.rank ?? 0]))
  const hasTypedRank = rows.some((row) =>
    before.has(row.id) ? row.rank !== before.get(row.id) : Boolean(row.rank),
  )
  const ordered = hasTypedRank ? byRank(rows) : [...rows]
  return isAscending(ordered) ? ordered : renumbered(ordered)
}
