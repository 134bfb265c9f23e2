import type { BasePayload, PayloadRequest, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { type Viewer, viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import type { LessonLock } from '#domain/learning/lessonLock.ts'
import { isTeacherOf } from '#domain/live/teachers.ts'
import type { Class, Lecture } from '#payload-types'
import { sessionOfLecture, teachersOf } from '../live/sessions.ts'
import { findEntitlement } from './findEntitlement.ts'
import { lockOfLecture } from './lockOfLecture.ts'

export type OpenLectureResult =
  | { state: 'notFound' }
  | { state: 'noAccess'; isSignedIn: boolean }
  | { state: 'locked'; lock: LessonLock }
  | { state: 'open'; lecture: Lecture; entitlement: string | null; isTeacher: boolean }

/**
 * A lecture with its content, if it is a free preview, or the requesting user is an admin of the project or has access to its class and it
 * has opened to them, or they teach the live class that is held in it.
 */
export async function openLecture(
  req: PayloadRequest,
  project: RequestProject,
  which: Where,
  now: Date,
): Promise<OpenLectureResult> {
  const { payload } = req
  const lecture = await payload.db.findOne<Lecture>({
    collection: 'lectures',
    where: { and: [{ project: { equals: project.id } }, which] },
  })
  const classId = idOf(lecture?.class)
  if (!lecture || !classId) return { state: 'notFound' }
  const viewer = viewerOf(req)
  const entitlement = viewer
    ? await findEntitlement(payload, viewer.id, { kind: 'class', target: classId }, now)
    : null
  const isTeacher = viewer !== null && (await teachesIn(payload, viewer, lecture))
  const id = entitlement && String(entitlement.id)
  const opened = { state: 'open' as const, lecture, entitlement: id, isTeacher }
  if (lecture.isFree || viewer?.isAdmin || isTeacher) return opened
  if (!viewer || !entitlement) return { state: 'noAccess', isSignedIn: viewer !== null }
  const of = { project: project.id, student: viewer.id, class: classId }
  const lock = await lockOfLecture(payload, lecture, of, now)
  return lock ? { state: 'locked', lock } : opened
}

/** Whether the person teaches the live class of a lecture. */
async function teachesIn(payload: BasePayload, viewer: Viewer, { id, kind }: Lecture): Promise<boolean> {
  if (kind !== 'live' || !viewer.isStaff) return false
  const session = await sessionOfLecture(payload, String(id))
  return session !== null && isTeacherOf(viewer, teachersOf(session))
}

/** The class with this slug in the project, or null. */
export const findClass = async (
  req: PayloadRequest,
  project: RequestProject,
  slug: string,
): Promise<Class | null> =>
  (await req.payload.db.findOne<Class>({
    collection: 'classes',
    where: { and: [{ project: { equals: project.id } }, { slug: { equals: slug } }] },
  })) ?? null
