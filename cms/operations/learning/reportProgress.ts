import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertIfAbsent } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import {
  addPlayed,
  type Played,
  playBudget,
  playedParts,
  playedSeconds,
  playedText,
} from '#domain/learning/playedTime.ts'
import type { Lecture, LectureProgress } from '#payload-types'
import { progressKeyOf } from './progressOf.ts'
import { countLearningDay } from './streak.ts'

export type ProgressReport = {
  /** Where the player is and how long the recording is, s; in a PDF, its page. Undefined for lessons without them. */
  positionS?: number
  lengthS?: number
  played: readonly Played[]
  /** Seconds in front of the student since the report before. */
  dwellS: number
}

type Reporting = {
  student: string
  session: string
  lecture: Lecture
  report: ProgressReport
  now: Date
}

/**
 * Stores how far a student is in a lecture. Safe to repeat: played parts are merged, and a repeated report adds no time, since no one plays
 * or stays longer than the server's clock advanced. The first report only starts that time.
 */
export async function reportProgress(
  payload: BasePayload,
  project: RequestProject,
  { student, session, lecture, report, now }: Reporting,
): Promise<LectureProgress> {
  const at = now.toISOString()
  const key = progressKeyOf(student, String(lecture.id))
  let hasLearned = false
  const update = () =>
    updateWithRetry<'lecture-progress', LectureProgress>({
      payload,
      collection: 'lecture-progress',
      where: { key: { equals: key } },
      change: (row) => {
        const changes = changesOf(row, report, now)
        hasLearned = learnedSince(row, changes, report, now)
        return {
          data: { ...changes, session, reportedAt: at },
          answerWith: (after: LectureProgress) => after,
        }
      },
    })
  const changed =
    (await update()) ??
    (await insertIfAbsent({
      payload,
      collection: 'lecture-progress',
      data: {
        key,
        project: project.id,
        student,
        class: idOf(lecture.class),
        lecture: lecture.id,
        positionS: report.positionS ?? 0,
        lengthS: report.lengthS ?? 0,
        played: '',
        playedS: 0,
        dwellS: 0,
        session,
        startedAt: at,
        reportedAt: at,
        rev: 0,
      },
    })) ??
    (await update())
  if (!changed) throw new Error(`progress ${key} could be neither inserted nor found`)
  if (hasLearned) await countLearningDay(payload, { project: project.id, student }, now.getTime())
  return changed
}

function changesOf(row: LectureProgress, report: ProgressReport, now: Date) {
  const [startedAt, reportedAt] = [Date.parse(row.startedAt), Date.parse(row.reportedAt)]
  const budget = playBudget({ startedAt, reportedAt, playedS: row.playedS }, now.getTime())
  const parts = addPlayed(playedParts(row.played ?? ''), report.played, budget)
  const passedS = Math.max(0, now.getTime() - reportedAt) / 1000
  return {
    positionS: report.positionS ?? row.positionS,
    lengthS: report.lengthS ?? row.lengthS,
    played: playedText(parts),
    playedS: playedSeconds(parts),
    dwellS: Math.round((row.dwellS + Math.min(report.dwellS, passedS)) * 10) / 10,
  }
}

/** Whether a report is one of learning: the recording was played, be it again, or the lesson was in front of the student for some time. */
const learnedSince = (
  before: LectureProgress,
  changes: Pick<LectureProgress, 'dwellS'>,
  report: ProgressReport,
  now: Date,
): boolean =>
  now.getTime() > Date.parse(before.reportedAt) &&
  (changes.dwellS > before.dwellS || report.played.some(([from, to]) => to > from))
