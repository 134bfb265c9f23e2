/**
 * Splits an amount by weights so that the parts sum to it exactly: each gets its share rounded down, and the
 * remaining paise go one each to the largest remainders (the first of equals). Without any weight the parts
 * are equal.
 * @param amount whole paise, 0 or more
 * @param weights 0 or more each, at least one
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const share = sum > 0 ? weights : weights.map(() => 1)
  const total = BigInt(sum > 0 ? sum : weights.length)
  // Paise times paise exceeds the integers that a float represents exactly.
  const exact = share.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((product) => Number(product / total))
  const remainders = exact.map((product, index) => ({ index, rest: product % total }))
  remainders.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  let left = amount - parts.reduce((done, part) => done + part, 0)
  for (const { index } of remainders) {
    if (left === 0) break
    parts[index] = (parts[index] as number) + 1
    left -= 1
  }
  return parts
}
