import type { PayloadRequest, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import type { Class, Lecture } from '#payload-types'
import { findEntitlement } from './findEntitlement.ts'

export type OpenLectureResult =
  | { state: 'notFound' }
  | { state: 'noAccess'; isSignedIn: boolean }
  | { state: 'open'; lecture: Lecture; entitlement: string | null }

/** A lecture with its content, if it is a free preview, or the requesting user has access to its class or is an admin of the project. */
export async function openLecture(
  req: PayloadRequest,
  project: RequestProject,
  which: Where,
  now: Date,
): Promise<OpenLectureResult> {
  const lecture = await req.payload.db.findOne<Lecture>({
    collection: 'lectures',
    where: { and: [{ project: { equals: project.id } }, which] },
  })
  const classId = idOf(lecture?.class)
  if (!lecture || !classId) return { state: 'notFound' }
  const viewer = viewerOf(req)
  const entitlement = viewer
    ? await findEntitlement(req.payload, viewer.id, { kind: 'class', target: classId }, now)
    : null
  if (entitlement || lecture.isFree || viewer?.isAdmin)
    return { state: 'open', lecture, entitlement: entitlement && String(entitlement.id) }
  return { state: 'noAccess', isSignedIn: viewer !== null }
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
