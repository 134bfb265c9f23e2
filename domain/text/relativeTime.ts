import { type Counted, countedText } from './counted.ts'
import type { Locale } from './locales.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MONTH_DAYS = 30
const YEAR_DAYS = 365
const MONTHS = 12

/** One form for singular and plural. */
const uniform = (text: string): Counted => ({ one: text, other: text })

type Ago = Record<'minutes' | 'hours' | 'days' | 'months' | 'years', Counted> & { now: string }

/** The English forms are those of spec 9. */
const TEXTS: Record<Locale, Ago> = {
  en: {
    now: 'now',
    minutes: uniform('{count}m ago'),
    hours: uniform('{count}h ago'),
    days: uniform('{count}d ago'),
    months: uniform('{count} month ago'),
    years: uniform('{count} year ago'),
  },
  hi: {
    now: 'अभी',
    minutes: uniform('{count} मिनट पहले'),
    hours: { one: '{count} घंटा पहले', other: '{count} घंटे पहले' },
    days: uniform('{count} दिन पहले'),
    months: { one: '{count} महीना पहले', other: '{count} महीने पहले' },
    years: uniform('{count} साल पहले'),
  },
}

/**
 * How long ago `at` was (spec 9): `now` under a minute and for the future, then `5m ago`, `3h ago`, `2d ago`
 * up to 29 days, `1 month ago` (30 days each) up to 11, `1 year ago` from 365 days on. Both in ms since
 * epoch; rounded down.
 */
export function relativeTime(at: number, now: number, locale: Locale = 'en'): string {
  const t = TEXTS[locale]
  const age = now - at
  const ago = (forms: Counted, count: number) => countedText(locale, forms, Math.floor(count))
  if (!(age >= MINUTE_MS)) return t.now
  if (age < HOUR_MS) return ago(t.minutes, age / MINUTE_MS)
  if (age < DAY_MS) return ago(t.hours, age / HOUR_MS)
  const days = Math.floor(age / DAY_MS)
  if (days < MONTH_DAYS) return ago(t.days, days)
  // Twelve months of 30 days are shorter than a year.
  if (days < YEAR_DAYS) return ago(t.months, Math.min(MONTHS - 1, days / MONTH_DAYS))
  return ago(t.years, days / YEAR_DAYS)
}
