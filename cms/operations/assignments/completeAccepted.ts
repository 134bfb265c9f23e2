import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { AssignmentSubmission, Lecture } from '#payload-types'
import { progressRow, unmetOf } from '../learning/progressOf.ts'
import { recordCompletion } from '../learning/recordCompletion.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'

/**
 * Completes the lesson of an accepted assignment for its student, unless another condition of the lesson is not met yet. Idempotent. It
 * counts no learning day, since the student did nothing now.
 */
export async function completeAccepted(
  payload: BasePayload,
  lecture: Lecture,
  row: AssignmentSubmission,
  now: Date,
): Promise<void> {
  const student = idOf(row.student) as string
  const progress = await progressRow(payload, student, String(lecture.id))
  if (await unmetOf(payload, student, lecture, progress)) return
  await recordCompletion(payload, await projectOfRow(payload, row), { student, lecture, now })
}
