import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Unmet } from '#domain/learning/completionRule.ts'
import type { LessonLock } from '#domain/learning/lessonLock.ts'
import type { ClassContentSummary } from '#payload-types'
import { openLecture } from './openLecture.ts'
import { progressRow, unmetOf } from './progressOf.ts'
import { recordCompletion } from './recordCompletion.ts'
import { countLearningDay } from './streak.ts'

/** `unmet`: what its rule still requires. `certificate`: the number of that of the class, once it is earned. */
export type Completion =
  | { state: 'completed'; completed: number; lectures: number; certificate: string | null }
  | { state: 'noAccess' }
  | { state: 'locked'; lock: LessonLock }
  | { state: 'unmet'; unmet: Unmet }

/**
 * Marks a lecture completed, and returns the progress in its class. Idempotent (unique key). Refused for people without an entitlement to
 * it, and until it has opened to them and its rule is met.
 */
export async function completeLecture(
  req: PayloadRequest,
  project: RequestProject,
  lectureId: string,
  now: Date,
): Promise<Completion> {
  const viewer = viewerOf(req)
  const opened = await openLecture(req, project, { id: { equals: lectureId } }, now)
  if (opened.state === 'locked') return opened
  if (!viewer || opened.state !== 'open' || !opened.entitlement) return { state: 'noAccess' }
  const { payload } = req
  const { lecture } = opened
  const unmet = await unmetOf(payload, viewer.id, lecture, await progressRow(payload, viewer.id, lectureId))
  if (unmet) return { state: 'unmet', unmet }
  const classId = idOf(lecture.class)
  const completed = { student: viewer.id, lecture, now, req }
  const { isNew, certificate } = await recordCompletion(payload, project, completed)
  if (isNew) await countLearningDay(payload, { project: project.id, student: viewer.id }, now.getTime())
  await conditionalUpdate({
    payload,
    collection: 'entitlements',
    where: { id: { equals: opened.entitlement } },
    data: { lastOpenedAt: now.toISOString() },
    req,
  })
  const [{ totalDocs }, summary] = await Promise.all([
    payload.db.count({
      collection: 'lecture-completions',
      where: { and: [{ student: { equals: viewer.id } }, { class: { equals: classId } }] },
    }),
    payload.db.findOne<ClassContentSummary>({
      collection: 'class-content-summaries',
      where: { class: { equals: classId } },
    }),
  ])
  const lectures = summary?.lectures ?? 0
  return {
    state: 'completed',
    completed: Math.min(totalDocs, lectures),
    lectures,
    certificate: certificate?.number ?? null,
  }
}
