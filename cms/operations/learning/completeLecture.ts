import type { PayloadRequest } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { ClassContentSummary } from '#payload-types'
import { openLecture } from './openLecture.ts'

export type Completion = { completed: number; lectures: number } | null

/** Marks a lecture completed, and returns the progress in its class. Idempotent (unique key). Null when the person has no entitlement to it. */
export async function completeLecture(
  req: PayloadRequest,
  project: RequestProject,
  lectureId: string,
  now: Date,
): Promise<Completion> {
  const viewer = viewerOf(req)
  const opened = await openLecture(req, project, { id: { equals: lectureId } }, now)
  if (!viewer || opened.state !== 'open' || !opened.entitlement) return null
  const { payload } = req
  const classId = idOf(opened.lecture.class)
  await insertIfAbsent({
    payload,
    collection: 'lecture-completions',
    data: {
      key: `${viewer.id}:${opened.lecture.id}`,
      project: project.id,
      student: viewer.id,
      class: classId,
      lecture: opened.lecture.id,
      completedAt: now.toISOString(),
    },
    req,
  })
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
  return { completed: Math.min(totalDocs, lectures), lectures }
}
