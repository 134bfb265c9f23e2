import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { arrivalOf } from '#domain/learning/assignment.ts'
import type { Lecture } from '#payload-types'
import { assignmentKey } from '../assignments/assignmentFiles.ts'
import { deadlineOf } from '../assignments/submissions.ts'

export type DueAssignment = { lecture: Lecture; dueAt: number; isReturned: boolean }

/** Maximum assignments whose answers are read: those that are due last. */
const MAX_READ = 500

/**
 * The assignments among `lectures` that have a deadline and that a student can still hand in, those returned to be improved included; the first
 * one due first. One read.
 */
export async function dueAssignments(
  payload: BasePayload,
  student: string,
  lectures: readonly Lecture[],
  now: Date,
): Promise<DueAssignment[]> {
  const dated = lectures
    .flatMap((lecture) => {
      const dueAt = lecture.kind === 'assignment' ? deadlineOf(lecture).dueAt : null
      return dueAt === null ? [] : [{ lecture, dueAt }]
    })
    .sort((a, b) => a.dueAt - b.dueAt)
    .slice(-MAX_READ)
  if (dated.length === 0) return []
  const rows = await readRows({
    payload,
    collection: 'assignment-submissions',
    sort: ['key'],
    limit: dated.length,
    where: { key: { in: dated.map(({ lecture }) => assignmentKey(student, String(lecture.id))) } },
    select: ['lecture', 'state', 'isLate'],
  })
  const answerOf = new Map(rows.map((row) => [idOf(row.lecture), row]))
  return dated.flatMap(({ lecture, dueAt }) => {
    const row = answerOf.get(String(lecture.id))
    const isReturned = row?.state === 'returned'
    if (row && !isReturned) return []
    const before = row ? { state: row.state, isLate: row.isLate ?? false } : null
    if (arrivalOf(deadlineOf(lecture), before, now.getTime()) === 'over') return []
    return [{ lecture, dueAt, isReturned }]
  })
}
