const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MONTH_DAYS = 30
const YEAR_DAYS = 365
const MONTHS = 12

/**
 * How long ago `at` was (section 9): `now` under a minute and for the future, then `5m ago`, `3h ago`, `2d ago` up to
 * 29 days, `1 month ago` (30 days each) up to 11, `1 year ago` from 365 days on. Both in ms since epoch; rounded down.
 */
export function relativeTime(at: number, now: number): string {
  const age = now - at
  if (!(age >= MINUTE_MS)) return 'now'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}m ago`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)}h ago`
  const days = Math.floor(age / DAY_MS)
  if (days < MONTH_DAYS) return `${days}d ago`
  // Twelve months of 30 days end before the year does.
  if (days < YEAR_DAYS) return `${Math.min(MONTHS - 1, Math.floor(days / MONTH_DAYS))} month ago`
  return `${Math.floor(days / YEAR_DAYS)} year ago`
}
