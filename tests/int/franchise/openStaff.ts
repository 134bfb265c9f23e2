import type { User } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import type { Shop } from '#tests/support/shop/openShop.ts'

type Answer = { apiSuccess: boolean; message: string; code?: string }
export type Staff = {
  id: string
  person: User
  post: <T = object>(path: string, body: object) => Promise<{ status: number; body: Answer & T }>
}

/** Creates a signed-in person of a level, with these permissions below admin. */
export async function openStaff(
  { payload, project }: Shop,
  level: number,
  accessList: { id: string; canEdit: boolean }[] = [],
): Promise<Staff> {
  const person = await createPerson(payload, project, level)
  if (level < 800)
    await giveAccess(payload, project, String(person.id), accessList, { features: ['franchise'] })
  const token = await openTestSession(payload, String(person.id), project, true)
  const browser = openBrowser(project)
  return {
    id: String(person.id),
    person,
    post: (path, body) => browser.post(path, body, { authorization: `Bearer ${token}` }),
  }
}
