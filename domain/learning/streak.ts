import { addDays, daysBetween } from '../reports/days.ts'
import type { Day } from '../reports/measures.ts'

/** The days on which a student learned, as they are stored. */
export type LearnedDays = {
  lastDay: Day
  /** Days in a row that end with the last one, and the most there ever were. */
  days: number
  best: number
  /** The days of the week that ends with the last one, separated by spaces. */
  recent: string
}

export type Streak = {
  /** Days in a row until today or yesterday; 0 once a day was missed. */
  current: number
  best: number
  /** The last seven days, today last. */
  week: { day: Day; hasLearned: boolean }[]
}

/** Days that are shown one by one. */
const WEEK_DAYS = 7

/** The days with one more; null when it is among them or before the last one, so that nothing changes. */
export function withDay(known: LearnedDays | null, day: Day): LearnedDays | null {
  if (!known) return { lastDay: day, days: 1, best: 1, recent: day }
  if (day <= known.lastDay) return null
  const days = day === addDays(known.lastDay, 1) ? known.days + 1 : 1
  const first = addDays(day, 1 - WEEK_DAYS)
  const recent = [...known.recent.split(' ').filter((one) => one >= first), day].join(' ')
  return { lastDay: day, days, best: Math.max(known.best, days), recent }
}

/** The streak as it stands today. A day lasts until its end, so yesterday's streak goes on. */
export function streakOn(known: LearnedDays | null, today: Day): Streak {
  const learned = new Set(known?.recent.split(' '))
  const goesOn = known !== null && known.lastDay >= addDays(today, -1)
  return {
    current: goesOn ? known.days : 0,
    best: known?.best ?? 0,
    week: daysBetween(addDays(today, 1 - WEEK_DAYS), today).map((day) => ({
      day,
      hasLearned: learned.has(day),
    })),
  }
}
