import { timeOfLocal } from '../content/localTime.ts'

/** Days as a form has them (`2026-11-24`), each empty for no bound; the last day is in the period. */
export type ExportPeriod = { from: string; to: string }

type Condition = { placedAt: { greater_than_equal: string } | { less_than: string } }

const DAY_MS = 86_400_000
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** When a day begins in a time zone, as it is stored; null for what is no day. */
function startOf(day: string, timeZone: string): string | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? timeOfLocal(`${day}T00:00`, timeZone) : null
  return at === null || Number.isNaN(at) ? null : new Date(at).toISOString()
}

/** Which orders were placed in a period of the project's zone; no conditions where neither day is given. */
export function placedWithin({ from, to }: ExportPeriod, timeZone: string): Condition[] {
  const since = startOf(from, timeZone)
  const until = to && startOf(to, timeZone) ? startOf(dayAfter(to), timeZone) : null
  return [
    ...(since ? [{ placedAt: { greater_than_equal: since } }] : []),
    ...(until ? [{ placedAt: { less_than: until } }] : []),
  ]
}

/** What is wrong with a period, null for nothing. */
export const periodProblem = ({ from, to }: ExportPeriod): string | null =>
  from && to && to < from ? 'The last day is before the first one.' : null
