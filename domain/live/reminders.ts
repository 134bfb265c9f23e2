import { DAY_MS } from '../auth/policy.ts'

/** Reminders of a live class, ms before its start: a day and a quarter of an hour. */
export const REMINDERS = { day: DAY_MS, soon: 15 * 60_000 } as const
export type Reminder = keyof typeof REMINDERS

/** The reminder to send now; null for none. A class that was scheduled late gets only the later one. @param startsAt ms since epoch @param sent reminders sent already */
export function dueReminder(startsAt: number, sent: Record<Reminder, boolean>, now: number): Reminder | null {
  const left = startsAt - now
  if (left <= 0) return null
  if (left <= REMINDERS.soon) return sent.soon ? null : 'soon'
  return left <= REMINDERS.day && !sent.day ? 'day' : null
}
