import type { BasePayload } from 'payload'
import { openSession } from './openSession.ts'

/** Creates an admin of the project and returns the secret of a staff session of one hour. */
export async function openStaffCalls(payload: BasePayload, project: string, name = 'desk'): Promise<string> {
  const admin = await payload.db.create({
    collection: 'users',
    data: { project, name: 'Desk', uid: name, userLevel: 800, phoneKey: name, emailKey: name },
  })
  return openSession(payload, { user: String(admin.id), project, isStaff: true })
}
