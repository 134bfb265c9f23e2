/** Rule of thumb for the width of a curve through counts (Silverman, Density Estimation, 1986): 1.06 σ n^(-1/5). */
const WIDTH_FACTOR = 1.06

/** Counts of neighbouring parts as a smooth curve of the same size: the fewer they are, the wider each of them is spread. */
export function smoothed(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return [...counts]
  const mean = counts.reduce((sum, count, at) => sum + count * at, 0) / total
  const variance = counts.reduce((sum, count, at) => sum + count * (at - mean) ** 2, 0) / total
  const width = Math.max(0.5, WIDTH_FACTOR * Math.sqrt(variance) * total ** -0.2)
  const weight = (distance: number): number => Math.exp(-(distance ** 2) / (2 * width ** 2))
  return counts.map((_, at) => {
    const weights = counts.map((_one, other) => weight(other - at))
    const sum = weights.reduce((all, one) => all + one, 0)
    return counts.reduce((all, count, other) => all + count * (weights[other] ?? 0), 0) / sum
  })
}
