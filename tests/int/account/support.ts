import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson, signIn } from '#tests/support/people.ts'

/** Creates a person of the project who is signed in in a browser. */
export async function signedIn(payload: BasePayload, project: RequestProject, level = 100) {
  const person = await createPerson(payload, project, level)
  return { person, browser: await signIn(project, person.phone) }
}

/** Opens another session of the person with a token from an existing one. */
export async function another(project: RequestProject, browser: Browser): Promise<Browser> {
  const { body } = await browser.post('/auth/getcustomtoken')
  const next = openBrowser(project)
  await next.post('/auth/session', { signInToken: body.signInToken })
  return next
}

/** Confirms the session with a fresh code. */
export async function confirmSession(browser: Browser, phone: string): Promise<void> {
  await browser.post('/auth/stepup/send')
  const { body } = await browser.post('/auth/stepup/verify', { code: codeFor(phone) })
  if (body.apiSuccess !== true) throw new Error(JSON.stringify(body))
}

export const storedUser = async (payload: BasePayload, id: string): Promise<User> =>
  (await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })) as User

export const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/auth/me')).status === 200
