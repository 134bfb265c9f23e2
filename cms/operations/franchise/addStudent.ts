import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { isUniqueViolation } from '#collections/guard.ts'
import { STUDENT_LEVEL } from '#domain/roles/roles.ts'
import { takeOn } from './ownStudents.ts'

type Args = {
  franchisee: string
  person: { name: string; phone: string | null; email: string | null }
  now: Date
}

/** Opens an account for a new student of a franchisee; null when the phone or e-mail is somebody's already. Answers its id. */
export async function addStudent(
  payload: BasePayload,
  project: RequestProject,
  { franchisee, person, now }: Args,
): Promise<string | null> {
  try {
    // Whoever called is a franchisee of this project; a student is all they can open.
    const made = await payload.create({
      collection: 'users',
      data: { ...person, userLevel: STUDENT_LEVEL, project: project.id } as never,
      overrideAccess: true,
      context: { project },
      depth: 0,
    })
    const student = String(made.id)
    await takeOn(payload, project, { franchisee, student, now })
    return student
  } catch (err) {
    if (isUniqueViolation(err)) return null
    throw err
  }
}
