/** A rank that so many percent of the full marks had in a public exam of a year, as staff entered it. */
export type CutOff = { year: number; percent: number; rank: number }
/** Ranks from the best to the worst one; `to` is null when it may be any worse one. `years`: whose cut-offs say so. */
type RankRange = { from: number; to: number | null; years: number[] }

/** Fewer tests than these say nothing about the next one. */
const LEAST_TESTS = 2
/** The last tests that count. */
const LAST_TESTS = 3
/** A year with fewer cut-offs has no range. */
const LEAST_CUT_OFFS = 2

/**
 * Between which ranks marks like those of the last tests were in past years. In each year the next cut-off above the best of them and the next one below the
 * worst are taken, nothing between is made up, and the range covers all years. Null with fewer than two tests or without a year of two cut-offs.
 * @param percents of the full marks of the student's tests, the oldest first
 */
export function rankRange(cutOffs: readonly CutOff[], percents: readonly number[]): RankRange | null {
  const last = percents.slice(-LAST_TESTS)
  if (last.length < LEAST_TESTS) return null
  const [best, worst] = [Math.max(...last), Math.min(...last)]
  const years = [...new Set(cutOffs.map(({ year }) => year))].toSorted((a, b) => a - b)
  const ranges = years.flatMap((year) => {
    const own = cutOffs.filter((one) => one.year === year)
    if (own.length < LEAST_CUT_OFFS) return []
    const above = own.filter(({ percent }) => percent >= best).map(({ rank }) => rank)
    const below = own.filter(({ percent }) => percent <= worst).map(({ rank }) => rank)
    return [{ year, from: Math.max(1, ...above), to: below.length > 0 ? Math.min(...below) : null }]
  })
  if (ranges.length === 0) return null
  const ends = ranges.map(({ to }) => to)
  return {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: ends.some((end) => end === null) ? null : Math.max(...ends.map((end) => end ?? 0)),
    years: ranges.map(({ year }) => year),
  }
}
