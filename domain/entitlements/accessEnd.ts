const DAY_MS = 86_400_000
/** Days that offers label as a year and a month (`accessDurationText`). */
const [YEAR, MONTH] = [365, 30]

/**
 * The end of `days` of access, ms since epoch. Access that an offer labels as months or years ends on the same day of a later month, as
 * buyers expect, and never before `days` have passed.
 */
export function accessEnd(startsAt: number, days: number): number {
  const counted = startsAt + days * DAY_MS
  if (days % YEAR === 0) return Math.max(counted, monthsLater(startsAt, (days / YEAR) * 12))
  return days % MONTH === 0 ? Math.max(counted, monthsLater(startsAt, days / MONTH)) : counted
}

/** The same time and day of the month `months` later, or the last day of a shorter month. */
function monthsLater(from: number, months: number): number {
  const start = new Date(from)
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const end = new Date(from)
  end.setUTCFullYear(year, month, Math.min(start.getUTCDate(), lastDay))
  return end.getTime()
}
