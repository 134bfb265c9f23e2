import type { BasePayload } from 'payload'
import { identityKey } from '#domain/auth/identityKey.ts'

/** Creates a student of a project with a proven phone and returns the id. */
export async function createStudent(
  payload: BasePayload,
  project: string,
  { uid, phone }: { uid: string; phone: string },
): Promise<string> {
  const { id } = await payload.db.create({
    collection: 'users',
    data: {
      project,
      name: 'Test Person',
      uid,
      userLevel: 100,
      phone,
      isPhoneVerified: true,
      phoneKey: identityKey(project, phone),
      emailKey: identityKey(project, `-${uid}`),
    },
  })
  return String(id)
}
