import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { type Streak, streakOn, withDay } from '#domain/learning/streak.ts'
import { addDays, dayAt, startOfDay } from '#domain/reports/days.ts'
import type { Day } from '#domain/reports/measures.ts'
import { projectZone } from '../content/projectZone.ts'

const collection = 'learning-streaks'

type Learner = { project: string; student: string }
/** A day that is counted: from its beginning to the next one's, ms since epoch. */
type Counted = { from: number; to: number }

const MAX_REMEMBERED = 20_000
const remembered = new WeakMap<object, LRUCache<string, Counted>>()

/** The last day of each student that this process has counted, so that what they do in the rest of it costs nothing. */
function countedDays(payload: BasePayload): LRUCache<string, Counted> {
  const days = remembered.get(payload.db) ?? new LRUCache<string, Counted>({ max: MAX_REMEMBERED })
  remembered.set(payload.db, days)
  return days
}

/** Counts the day of `at`, in the project's time zone, as one on which a student learned. Only the first time of a day is written. */
export async function countLearningDay(payload: BasePayload, learner: Learner, at: number): Promise<void> {
  const days = countedDays(payload)
  const counted = days.get(learner.student)
  if (counted && at >= counted.from && at < counted.to) return
  const timeZone = await projectZone(payload, learner.project)
  const day = dayAt(at, timeZone)
  await storeDay(payload, learner, day)
  days.set(learner.student, {
    from: startOfDay(day, timeZone),
    to: startOfDay(addDays(day, 1), timeZone),
  })
}

async function storeDay(payload: BasePayload, { project, student }: Learner, day: Day): Promise<void> {
  const update = () =>
    updateWithRetry<typeof collection, true>({
      payload,
      collection,
      where: { key: { equals: student } },
      change: (row) => ({ data: withDay(row, day), answer: true }),
    })
  if (await update()) return
  const data = { key: student, project, student, ...withDay(null, day), rev: 0 }
  // Another device of theirs was first.
  if (!(await insertIfAbsent({ payload, collection, data }))) await update()
}

/** The streak of a student. @param now ms since epoch */
export async function streakOf(
  payload: BasePayload,
  { project, student }: Learner,
  now: number,
): Promise<Streak> {
  const [row, timeZone] = await Promise.all([
    readRow({ payload, collection, where: { key: { equals: student } } }),
    projectZone(payload, project),
  ])
  return streakOn(row, dayAt(now, timeZone))
}
