import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Page } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { codeFor } from './codes.ts'
import { runSql } from './database.ts'

let made = 0

/** A phone number that no other test of this run uses. */
export const freshPhone = (): string =>
  `70${String(process.pid % 100_000).padStart(5, '0')}${String(made++).padStart(3, '0')}`

/** Posts to the API from within the page, as the storefront does; throws when it refuses. */
async function post(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const body = await page.evaluate(
    async ([url, json]) => {
      const response = await fetch(url as string, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: json,
      })
      return (await response.json()) as Record<string, unknown>
    },
    [`/api${path}`, JSON.stringify(data)],
  )
  if (body.apiSuccess !== true) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body
}

/** Signs a new student up through the API and returns their phone; the page's browser is then signed in. */
export async function signUpViaApi(page: Page, project = 'demo'): Promise<string> {
  const phone = freshPhone()
  await page.goto(`http://${project}.localhost:${PORT}/healthz`)
  const since = Date.now()
  const values = { phone, name: 'Asha Kumari', email: `s${phone}@example.org`, otpMethod: 'onPhone' }
  await post(page, '/auth/signupAndSendOtp', values)
  const { signInToken } = await post(page, '/auth/verifySignupOtp', {
    ...values,
    otp: await codeFor(`+91${phone}`, since),
  })
  await post(page, '/auth/session', { signInToken })
  return phone
}

/** Marks the e-mail of a student who signed up by phone as verified. */
export const verifyEmailOf = (phone: string): Promise<void> =>
  runSql(sql`
    update users set is_email_verified = 1, email_key = project_id || ':' || email
    where phone = ${`+91${phone}`}`)

/** Enters the code that was sent to `to` after `since` (ms) into the open dialog. */
export async function enterCode(page: Page, to: string, since: number): Promise<void> {
  const code = await codeFor(to, since)
  await page.getByRole('dialog').locator('input[autocomplete="one-time-code"]').first().fill(code)
}

/** Signs staff in to the admin panel through its login view. */
export async function signInByLoginView(
  page: Page,
  phone: string,
  origin = `http://localhost:${PORT}`,
): Promise<void> {
  const since = Date.now()
  await page.goto(`${origin}/admin/login`)
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Request Phone OTP' }).click()
  await page.getByLabel('Code').fill(await codeFor(`+91${phone}`, since))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL(`${origin}/admin`)
}
