import { DAY_MS } from '../auth/policy.ts'
import { parseLocalTime } from '../content/localTime.ts'

/** Days as entered in a form (`2026-11-24`), each empty for no limit; the last day is included. */
export type ExportPeriod = { from: string; to: string }

/** The date field by which an export is limited to a period, and the first word of its label, such as `Placed`. */
export type ExportDate = { field: string; label: string }

/** The date field of exports by collection; other lists cannot be limited to a period. */
export const EXPORT_DATES: Readonly<Record<string, ExportDate>> = {
  orders: { field: 'placedAt', label: 'Placed' },
  users: { field: 'createdAt', label: 'Joined' },
  blogs: { field: 'publishedAt', label: 'Published' },
  'lead-submissions': { field: 'createdAt', label: 'Sent' },
  'audit-logs': { field: 'at', label: 'Done' },
}

type Condition = Record<string, { greater_than_equal: string } | { less_than: string }>

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** Start of a day in a time zone, in stored form; null for an invalid day. */
function startOf(day: string, timeZone: string): string | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseLocalTime(`${day}T00:00`, timeZone) : null
  return at === null || Number.isNaN(at) ? null : new Date(at).toISOString()
}

/** Conditions for rows of a period, in the project's time zone; none when neither day is given. */
export function withinPeriod(field: string, { from, to }: ExportPeriod, timeZone: string): Condition[] {
  const since = startOf(from, timeZone)
  const until = to && startOf(to, timeZone) ? startOf(dayAfter(to), timeZone) : null
  return [
    ...(since ? [{ [field]: { greater_than_equal: since } }] : []),
    ...(until ? [{ [field]: { less_than: until } }] : []),
  ]
}

/** The error in a period; null when it is valid. */
export const periodProblem = ({ from, to }: ExportPeriod): string | null =>
  from && to && to < from ? 'The last day is before the first one.' : null
