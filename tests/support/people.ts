import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { User } from '#payload-types'
import { type Browser, openBrowser } from './browser.ts'
import { codeFor } from './outbox.ts'

let made = 0

/** A phone number that no other test uses. */
export const freshPhone = (): string =>
  `+9170${String(process.pid % 10_000).padStart(4, '0')}${String(made++).padStart(4, '0')}`

/** Creates a person of a project (null: a platform owner) with a unique, proven phone. */
export const createPerson = async (
  payload: BasePayload,
  project: RequestProject | null,
  level = 100,
): Promise<User & { phone: string }> =>
  (await payload.create({
    collection: 'users',
    data: {
      name: 'Test Person',
      phone: freshPhone(),
      userLevel: level,
      project: project?.id ?? null,
    } as never,
    overrideAccess: true,
    context: { proven: ['phone', 'email'], ...(project ? { project } : {}) },
  })) as User & { phone: string }

/** Signs a student in through the auth calls, with the code from the outbox. */
export async function signIn(
  project: RequestProject,
  phone: string,
  browser: Browser = openBrowser(project),
): Promise<Browser> {
  await browser.post('/auth/loginAndSendOtp', { phone })
  const { body } = await browser.post('/auth/verifyOtp', { phone, otp: codeFor(phone) })
  await browser.post('/auth/session', { signInToken: body.signInToken })
  return browser
}

/** Signs staff in to the panel through the auth calls, with the 6-digit code from the outbox. */
export async function signInStaff(
  project: RequestProject,
  phone: string,
  browser: Browser = openBrowser(project),
): Promise<Browser> {
  await browser.post('/admin/sendOtp', { identifier: phone })
  const { body } = await browser.post('/admin/verifyOtp', { identifier: phone, otp: codeFor(phone) })
  await browser.post('/admin/usersession', { signInToken: body.signInToken })
  return browser
}
