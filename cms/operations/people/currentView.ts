import { type PayloadRequest, parseCookies } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { viewAsCookie } from '#access/session/cookieNames.ts'
import { findSession } from '#access/session/findSession.ts'
import { hasStaffLevel } from '#domain/roles/roles.ts'
import { personTitle } from './findPerson.ts'

/** The person of this browser's active "view as" session, or null. */
export async function currentView(
  req: Pick<PayloadRequest, 'payload' | 'headers' | 'context'>,
): Promise<{ name: string; isStaff: boolean } | null> {
  const project = projectOf(req)
  const token = project && parseCookies(req.headers).get(viewAsCookie(project.slug))
  const user = token ? await findSession(req.payload, token, project) : null
  return user?._viewedBy ? { name: personTitle(user), isStaff: hasStaffLevel(user.userLevel) } : null
}
