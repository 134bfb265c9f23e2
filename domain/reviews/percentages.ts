/**
 * Counts as whole percentages that add up to 100: each is rounded down, and the missing points go to the
 * largest remainders (the earlier of equals). All 0 when nothing was counted.
 */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const shares = counts.map((count, index) => {
    const whole = Math.floor((count * 100) / total)
    return { index, whole, lost: count * 100 - whole * total }
  })
  const missing = 100 - shares.reduce((sum, { whole }) => sum + whole, 0)
  const raised = new Set(
    shares
      .toSorted((a, b) => b.lost - a.lost || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return shares.map(({ index, whole }) => whole + (raised.has(index) ? 1 : 0))
}

/** How much of each of five stars an average fills, 0 to 1 in tenths: 4.5 fills four and a half. */
export const starFills = (average: number): number[] =>
  [0, 1, 2, 3, 4].map((star) => Math.min(1, Math.max(0, Math.round((average - star) * 10) / 10)))
