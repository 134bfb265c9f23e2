import type { PayloadRequest, Where } from 'payload'
import { idOf } from '#access/idOf.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import type { Class, Lecture } from '#payload-types'
import { findEnrolment } from './findEnrolment.ts'

export type Opened =
  | { state: 'notFound' }
  | { state: 'noAccess'; isSignedIn: boolean }
  | { state: 'open'; lecture: Lecture; enrolment: string | null }

/**
 * A lecture with its content, for whoever may see it: everybody when it is a free preview, else learners with a running
 * enrolment in its class and the project's admins.
 */
export async function openLecture(
  req: PayloadRequest,
  project: RequestProject,
  which: Where,
  now: Date,
): Promise<Opened> {
  const lecture = await req.payload.db.findOne<Lecture>({
    collection: 'lectures',
    where: { and: [{ project: { equals: project.id } }, which] },
  })
  const classId = idOf(lecture?.class)
  if (!lecture || !classId) return { state: 'notFound' }
  const viewer = viewerOf(req)
  const enrolment = viewer ? await findEnrolment(req.payload, viewer.id, classId, now) : null
  if (enrolment || lecture.isFree || viewer?.isAdmin)
    return { state: 'open', lecture, enrolment: enrolment && String(enrolment.id) }
  return { state: 'noAccess', isSignedIn: viewer !== null }
}

/** The class of a slug in the project. */
export const findClass = async (
  req: PayloadRequest,
  project: RequestProject,
  slug: string,
): Promise<Class | null> =>
  (await req.payload.db.findOne<Class>({
    collection: 'classes',
    where: { and: [{ project: { equals: project.id } }, { slug: { equals: slug } }] },
  })) ?? null
