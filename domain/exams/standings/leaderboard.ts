/** Candidates considered, from the best; those with consent are listed. */
export const LEADERBOARD_SCANNED = 500
export const LEADERBOARD_ROWS = 20

/** Papers of a series that somebody has taken before they are listed for it. */
export const LEAST_PAPERS = 2
/** Candidates of a series with consent that are considered. */
export const SERIES_SCANNED = 1000

/** First attempts of one student at papers of a series: the percentile of each, in units of its seventh decimal. */
export type SeriesEntry = { student: string; name: string; units: readonly number[] }
export type SeriesRow = { rank: number; student: string; name: string; average: number; papers: number }

/**
 * Students who agreed, by the average percentile of the papers that they have taken (two at least); students with equal averages and numbers of papers
 * share a rank. `average` is in the same units, cut off.
 */
export function rankSeries(entries: readonly SeriesEntry[]): SeriesRow[] {
  const rows = entries
    .filter(({ units }) => units.length >= LEAST_PAPERS)
    .map(({ student, name, units }) => ({
      student,
      name,
      papers: units.length,
      average: Math.floor(units.reduce((sum, one) => sum + one, 0) / units.length),
    }))
    .toSorted((a, b) => b.average - a.average || b.papers - a.papers || (a.name < b.name ? -1 : 1))
  const isBetter = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.average > b.average || (a.average === b.average && a.papers > b.papers)
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => isBetter(other, row)).length }))
}
