import { fill } from './fill.ts'
import type { Locale } from './locales.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MONTH_DAYS = 30
const YEAR_DAYS = 365
const MONTHS = 12

const TEXTS = {
  en: {
    now: 'now',
    minutes: '{count}m ago',
    hours: '{count}h ago',
    days: '{count}d ago',
    months: '{count} month ago',
    years: '{count} year ago',
  },
  hi: {
    now: 'अभी',
    minutes: '{count} मिनट पहले',
    hours: '{count} घंटे पहले',
    days: '{count} दिन पहले',
    months: '{count} महीने पहले',
    years: '{count} साल पहले',
  },
}

/**
 * How long ago `at` was (section 9): `now` under a minute and for the future, then `5m ago`, `3h ago`, `2d ago` up to
 * 29 days, `1 month ago` (30 days each) up to 11, `1 year ago` from 365 days on. Both in ms since epoch; rounded down.
 */
export function relativeTime(at: number, now: number, locale: Locale = 'en'): string {
  const t = TEXTS[locale]
  const age = now - at
  if (!(age >= MINUTE_MS)) return t.now
  if (age < HOUR_MS) return fill(t.minutes, { count: Math.floor(age / MINUTE_MS) })
  if (age < DAY_MS) return fill(t.hours, { count: Math.floor(age / HOUR_MS) })
  const days = Math.floor(age / DAY_MS)
  if (days < MONTH_DAYS) return fill(t.days, { count: days })
  // Twelve months of 30 days end before the year does.
  if (days < YEAR_DAYS) return fill(t.months, { count: Math.min(MONTHS - 1, Math.floor(days / MONTH_DAYS)) })
  return fill(t.years, { count: Math.floor(days / YEAR_DAYS) })
}
