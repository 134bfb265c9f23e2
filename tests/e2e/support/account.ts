import { expect, type Locator, type Page } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { codeFor } from './codes.ts'
import type { InputMode } from './inputModes.ts'
import { freshPhone } from './people.ts'

export const host = (project: string) => `http://${project}.localhost:${PORT}`

/** Calls the API from within the page and returns the response's JSON. */
export async function call(
  page: Page,
  path: string,
  data?: object,
  method = 'POST',
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([url, json, verb]) => {
      const response = await fetch(url as string, {
        method: verb as string,
        headers: { 'content-type': 'application/json' },
        ...(json ? { body: json } : {}),
      })
      return (await response.json()) as Record<string, unknown>
    },
    [`/api${path}`, data ? JSON.stringify(data) : '', method],
  )
}

/** Signs a new student of demo2 up with both codes; the page's browser is then signed in. */
export async function joinDemo2(page: Page): Promise<{ phone: string; email: string }> {
  const phone = freshPhone()
  const email = `j${phone}@example.org`
  await page.goto(`${host('demo2')}/healthz`)
  const since = Date.now()
  const values = { phone, name: 'Asha Kumari', email }
  await call(page, '/auth/signupAndSendOtp', values)
  const { signInToken } = await call(page, '/auth/verifySignupOtp', {
    ...values,
    otp: await codeFor(`+91${phone}`, since),
    emailOtp: await codeFor(email, since),
  })
  expect(await call(page, '/auth/session', { signInToken })).toMatchObject({ apiSuccess: true })
  return { phone, email }
}

const MAX_OPTIONS = 40

/** Opens a list and picks one of its options. */
export async function pick(page: Page, input: InputMode, opener: Locator, option: string): Promise<void> {
  await input.press(opener)
  const item = page.getByRole('option', { name: option, exact: true })
  await expect(item).toBeVisible()
  const hasFocus = () => item.evaluate((element) => element === document.activeElement)
  await page.keyboard.press('Home')
  for (let moves = 0; moves < MAX_OPTIONS && !(await hasFocus()); moves++)
    await page.keyboard.press('ArrowDown')
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item).toBeHidden()
}
