import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { lengthOf, type Unmet, unmetRule } from '#domain/learning/completionRule.ts'
import { hasBegun } from '#domain/live/states.ts'
import type { Lecture, LectureProgress } from '#payload-types'
import { submissionOf } from '../assignments/submissions.ts'
import { presentSeconds } from '../live/attendance.ts'
import { sessionOfLecture } from '../live/sessions.ts'
import { hasPassedQuiz } from './hasPassedQuiz.ts'

export const progressKeyOf = (student: string, lecture: string): string => `${student}:${lecture}`

/** How far a student is in a lecture; null before the first report. */
export const progressRow = (
  payload: BasePayload,
  student: string,
  lecture: string,
): Promise<LectureProgress | null> =>
  readRow({
    payload,
    collection: 'lecture-progress',
    where: { key: { equals: progressKeyOf(student, lecture) } },
  })

/** The part of the completion rule of a lecture that the student has not met; null when it is met. `row`: how far they are. */
export async function unmetOf(
  payload: BasePayload,
  student: string,
  lecture: Lecture,
  row: Pick<LectureProgress, 'playedS' | 'lengthS' | 'dwellS'> | null,
): Promise<Unmet | null> {
  const quiz = idOf(lecture.quiz)
  const { playedPercent, dwellMinutes, quizPassPercent: percent, minutes } = lecture
  const isAssignment = lecture.kind === 'assignment'
  const isLive = lecture.kind === 'live' && !lecture.file && !lecture.youtube
  const rule = { playedPercent, dwellMinutes, quizPassPercent: quiz ? percent : null, isAssignment, isLive }
  const session = lecture.kind === 'live' ? await sessionOfLecture(payload, String(lecture.id)) : null
  // A student who was in the live class need not play its recording.
  const presentS = session && playedPercent ? await presentSeconds(payload, student, session) : 0
  const far = {
    playedS: Math.max(row?.playedS ?? 0, presentS),
    lengthS: lengthOf({ playerS: row?.lengthS ?? 0, minutes }),
    dwellS: row?.dwellS ?? 0,
  }
  const [hasPassed, submission] = await Promise.all([
    quiz && percent ? hasPassedQuiz(payload, student, quiz, percent) : false,
    isAssignment ? submissionOf(payload, student, String(lecture.id)) : null,
  ])
  const isAccepted = submission?.state === 'accepted'
  return unmetRule(rule, {
    ...far,
    hasPassedQuiz: hasPassed,
    isAccepted,
    hasBegun: session !== null && hasBegun(session.state),
  })
}
