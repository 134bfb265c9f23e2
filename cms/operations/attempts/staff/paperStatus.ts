import type { BasePayload, PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { StatusRow } from '#domain/calls/exams/attempts.ts'
import { isRunning } from '#domain/exams/attempts/runningStates.ts'
import type { TestUserAttempt } from '#payload-types'
import { namesOfStudents } from '../../orders/studentNames.ts'
import { paperOfAttempt } from '../paperOfAttempt.ts'
import { findAttempts } from './findAttempts.ts'

const COLUMNS = [
  ...(['id', 'student', 'guestName', 'number', 'state', 'current', 'answered', 'flags'] as const),
  ...(['lastSavedAt', 'seenAt', 'startedAt', 'endsAt', 'release', 'seed'] as const),
]

const ms = (time: string | null | undefined): number | null => (time ? new Date(time).getTime() : null)

/** Who is in a paper and how far: every attempt that the requesting staff may see, the newest start first. */
export async function paperStatus(req: PayloadRequest, paper: string): Promise<StatusRow[]> {
  const { payload } = req
  const rows = await findAttempts(req, 'view', { paper: { equals: paper } }, COLUMNS)
  const students = [...new Set(rows.flatMap((row) => idOf(row.student) ?? []))]
  const names = await namesOfStudents(payload, students)
  return Promise.all(
    rows.map(async (row) => {
      const student = idOf(row.student)
      return {
        id: String(row.id),
        student,
        number: row.number,
        state: row.state,
        name:
          student === null
            ? `${row.guestName ?? 'Guest'} (guest)`
            : (names.get(student) ?? 'Deleted account'),
        question: await placeOf(payload, row),
        answered: row.answered,
        flags: row.flags,
        lastSavedAt: ms(row.lastSavedAt),
        seenAt: ms(row.seenAt),
        startedAt: ms(row.startedAt),
        endsAt: ms(row.endsAt),
      }
    }),
  )
}

/** Number of the question on the screen; null while it is unknown, and after the attempt. */
async function placeOf(
  payload: BasePayload,
  { current, state, ...row }: Pick<TestUserAttempt, 'id' | 'release' | 'seed' | 'current' | 'state'>,
): Promise<number | null> {
  if (!current || !isRunning(state)) return null
  const { asked } = await paperOfAttempt(payload, { ...row, id: String(row.id) })
  const place = [...asked.keys()].indexOf(current)
  return place < 0 ? null : place + 1
}
