import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { ADMIN_LEVEL, SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import { type Browser, openBrowser } from '../browser.ts'
import { createPerson } from '../people.ts'
import { giveAccess, openTestSession } from '../sessions.ts'

/** Creates a signed-in member of staff: an admin, or a sub admin with edit permission for these modules, limited to these test series. */
export async function openStaff(
  { payload, project }: { payload: BasePayload; project: RequestProject },
  modules: string[] | null = null,
  series: string[] = [],
  /** Columns of the session, such as `provenUntil`. */
  session: Record<string, unknown> = {},
): Promise<Browser> {
  const person = await createPerson(payload, project, modules ? SUBADMIN_LEVEL : ADMIN_LEVEL)
  if (modules)
    await giveAccess(
      payload,
      project,
      String(person.id),
      modules.map((id) => ({ id, canEdit: true })),
      {
        features: ['quizzes'],
        assigned: { assignedTestSeries: series },
      },
    )
  const token = await openTestSession(payload, String(person.id), project, true, session)
  const browser = openBrowser(project)
  // Requests for files send the cookies only.
  browser.jar.set(`${project.slug}-staff`, token)
  const bearer = { authorization: `Bearer ${token}` }
  return {
    ...browser,
    get: (path, extra) => browser.get(path, { ...bearer, ...extra }),
    post: (path, body, extra) => browser.post(path, body, { ...bearer, ...extra }),
  }
}
