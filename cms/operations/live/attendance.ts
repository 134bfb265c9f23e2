import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { creditOf } from '#domain/live/attendance.ts'
import type { LiveAttendance, LiveMeetSession } from '#payload-types'
import { countLearningDay } from '../learning/streak.ts'

const collection = 'live-attendances'
const whereKey = (session: string, student: string) => ({ key: { equals: `${session}:${student}` } })

/** A student's attendance at a class; null when they never joined. */
export const attendanceOf = (
  payload: BasePayload,
  session: string,
  student: string,
): Promise<LiveAttendance | null> => readRow({ payload, collection, where: whereKey(session, student) })

/** Attendance of a student at a live class, s. */
export async function presentSeconds(
  payload: BasePayload,
  student: string,
  session: Pick<LiveMeetSession, 'id'>,
): Promise<number> {
  const row = await attendanceOf(payload, String(session.id), student)
  return row?.seconds ?? 0
}

/** Records a heartbeat of a student in a class; returns their attendance so far, s. Parallel devices never count more than the elapsed time. */
export async function beat(
  payload: BasePayload,
  session: LiveMeetSession,
  student: string,
  now: Date,
): Promise<number> {
  const id = String(session.id)
  const where = whereKey(id, student)
  const at = now.toISOString()
  const startedAt = session.startedAt ? Date.parse(session.startedAt) : null
  let hasLearned = false
  const update = () =>
    updateWithRetry<typeof collection, number>({
      payload,
      collection,
      where,
      change: (row) => {
        const lastBeatAt = Date.parse(row.lastBeatAt)
        if (lastBeatAt >= now.getTime()) return { data: null, answer: row.seconds }
        const seconds = row.seconds + creditOf({ lastBeatAt, startedAt }, now.getTime())
        hasLearned = seconds > row.seconds
        return { data: { seconds, lastBeatAt: at }, answer: seconds }
      },
    })
  const known = await update()
  if (hasLearned)
    await countLearningDay(payload, { project: idOf(session.project) ?? '', student }, now.getTime())
  if (known !== null) return known
  const inserted = await insertIfAbsent({
    payload,
    collection,
    data: {
      key: where.key.equals,
      project: idOf(session.project),
      session: id,
      class: idOf(session.class),
      title: session.title,
      student,
      joinedAt: at,
      lastBeatAt: at,
      seconds: 0,
      rev: 0,
    },
  })
  return inserted ? 0 : ((await update()) ?? 0)
}

/** Stores the join URL that the provider gave a student. */
export const keepWay = (payload: BasePayload, session: string, student: string, way: string) =>
  updateWithRetry<typeof collection, true>({
    payload,
    collection,
    where: whereKey(session, student),
    change: () => ({ data: { way }, answer: true }),
  })
