import { DAY_MS } from '../auth/policy.ts'

/** Reminders of a live class: a day and a quarter of an hour before it, ms. */
export const REMINDERS = { day: DAY_MS, soon: 15 * 60_000 } as const
export type Reminder = keyof typeof REMINDERS

/** The reminder that is due, as far as its students were not reminded: of a class that was planned late the earlier one is left out. */
export function dueReminder(startsAt: number, sent: Record<Reminder, boolean>, now: number): Reminder | null {
  const left = startsAt - now
  if (left <= 0) return null
  if (left <= REMINDERS.soon) return sent.soon ? null : 'soon'
  return left <= REMINDERS.day && !sent.day ? 'day' : null
}
