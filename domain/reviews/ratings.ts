/** Number of approved reviews with one star, two, … five. */
export type StarCounts = readonly [number, number, number, number, number]

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0]

/**
 * Average and number of a product's approved reviews: only what a visitor can read counts, each person once.
 * An edited review is removed from the list and the average until its new text is approved, so that nothing
 * unchecked counts; it keeps its date and loses its helpful votes, which were for another text. The average
 * is rounded to one decimal, as displayed, so that filters and sorting agree with it; without reviews it is
 * 0.
 */
export function averageOf(stars: StarCounts): { rating: number; ratingCount: number } {
  const ratingCount = stars.reduce((sum, count) => sum + count, 0)
  const points = stars.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return { rating: ratingCount === 0 ? 0 : Math.round((points * 10) / ratingCount) / 10, ratingCount }
}

/** Star counts from grouped rows; anything but whole numbers from 1 to 5 is left out. */
export function starCounts(rows: readonly { rating: number; count: number }[]): StarCounts {
  const counts = [0, 0, 0, 0, 0]
  for (const { rating, count } of rows)
    if (Number.isInteger(rating) && rating >= 1 && rating <= 5) counts[rating - 1] = Number(count)
  return counts as unknown as StarCounts
}
