import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { viewAsCookie } from '#access/session/cookieNames.ts'
import type { AuditLog, User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'

/** Creates a person of a level with a staff session in a browser, with a fresh code unless `isProven` is false. */
export async function staffOf(
  payload: BasePayload,
  project: RequestProject,
  level: number,
  { isProven = true } = {},
) {
  const person = await createPerson(payload, level === 1000 ? null : project, level)
  const browser = await signInStaff(project, person.phone)
  if (isProven) await proveSessions(payload, person)
  return { person, browser }
}

/** Marks the person's sessions as confirmed by a fresh code. */
export async function proveSessions(payload: BasePayload, { id }: Pick<User, 'id'>): Promise<void> {
  await payload.db.updateMany({
    collection: 'sessions',
    where: { user: { equals: id } },
    data: { provenUntil: new Date(Date.now() + 600_000).toISOString() },
  })
}

/** Opens a browser with a new staff session of the person, without codes: fast, for tables of many. */
export async function staffCookieOf(
  payload: BasePayload,
  project: RequestProject,
  person: User,
): Promise<Browser> {
  const browser = openBrowser(project)
  const home = person.project ? project : null
  browser.jar.set(`${project.slug}-staff`, await openTestSession(payload, String(person.id), home, true))
  return browser
}

export const viewing = (browser: Browser, project: RequestProject): boolean =>
  browser.jar.has(viewAsCookie(project.slug))

/** Audit entries about a person, oldest first. */
export async function auditOf(payload: BasePayload, id: string): Promise<AuditLog[]> {
  const { docs } = await payload.db.find<AuditLog>({
    collection: 'audit-logs',
    where: { entityId: { equals: id } },
    sort: 'at',
    pagination: false,
  })
  return docs
}
