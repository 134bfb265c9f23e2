import { z } from 'zod'
import { AUDIT_ACTIONS } from '../logs/audit.ts'
import { addDays, startOfDay } from '../reports/days.ts'

const DaySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((day) => !Number.isNaN(Date.parse(day)))

/** The filter of the activity list; invalid values are ignored. Days are in the project's time zone, both included. */
export const ActivityFilterSchema = z.object({
  who: z.string().trim().min(1).max(120).optional().catch(undefined),
  action: z.enum(AUDIT_ACTIONS).optional().catch(undefined),
  what: z.string().min(1).max(60).optional().catch(undefined),
  from: DaySchema.optional().catch(undefined),
  to: DaySchema.optional().catch(undefined),
})
export type ActivityFilter = z.output<typeof ActivityFilterSchema>

/** The times of a filter: from the first day's beginning to the last day's end, ms since epoch; null without one. */
export const filterTimes = (
  { from, to }: ActivityFilter,
  timeZone: string,
): { from: number | null; to: number | null } => ({
  from: from ? startOfDay(from, timeZone) : null,
  to: to ? startOfDay(addDays(to, 1), timeZone) : null,
})

/** The query string of a page of filtered activities, without `?`; empty for the first page without a filter. */
export function activityQuery(filter: ActivityFilter, page = 1): string {
  const set = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return new URLSearchParams([...set, ...(page > 1 ? [['page', String(page)]] : [])]).toString()
}
