/** How many approved reviews give one star, two, … five. */
export type StarCounts = readonly [number, number, number, number, number]

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0]

/**
 * The average of a product and how many reviews make it, from its approved reviews alone: what a visitor can read is what
 * counts, each person once. An edited review is out of the list and out of the average until its new text is approved, so
 * that nothing counts which nobody has looked at; it keeps its place in time and loses its helpful votes, which were for
 * other words. The average has one decimal, as it is shown, so that filters and sorting agree with what stands there; with
 * no reviews it is 0.
 */
export function averageOf(stars: StarCounts): { rating: number; ratingCount: number } {
  const ratingCount = stars.reduce((sum, count) => sum + count, 0)
  const points = stars.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return { rating: ratingCount === 0 ? 0 : Math.round((points * 10) / ratingCount) / 10, ratingCount }
}

/** Counts by stars from rows that name them; what is no whole number from 1 to 5 is left out. */
export function starCounts(rows: readonly { rating: number; count: number }[]): StarCounts {
  const counts = [0, 0, 0, 0, 0]
  for (const { rating, count } of rows)
    if (Number.isInteger(rating) && rating >= 1 && rating <= 5) counts[rating - 1] = Number(count)
  return counts as unknown as StarCounts
}
