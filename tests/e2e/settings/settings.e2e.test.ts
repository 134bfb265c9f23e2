import { type Browser, expect, type Page, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { expectAccessible } from '../support/axe.ts'
import { codeFor } from '../support/codes.ts'
import { freshPhone } from '../support/people.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

/** This file changes the settings of its own project. */
const SLUG = `brand-${process.pid}`
const HOST = `${SLUG}.localhost`
const SITE = `http://${HOST}:${PORT}`
const OWNER = '9800000001'
const ADMIN = '9800000011'

test.describe.configure({ mode: 'serial' })

const saved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().includes('/api/') && response.ok(),
  )

async function save(page: Page) {
  const done = saved(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await done
}

/** Separate browsers of admin and owner, so that neither requests two codes within 30 s. */
let staffPage: Page
let platform: Page
async function openStaffCalls(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${SITE}/healthz`)
  const since = Date.now()
  // Signs in by code, because the phone also belongs to an admin of demo2.
  const identifier = `+91${ADMIN}`
  await post(page, '/admin/sendOtp', { identifier })
  const otp = await codeFor(identifier, since)
  const { signInToken } = await post(page, '/admin/verifyOtp', { identifier, otp })
  await post(page, '/admin/usersession', { signInToken })
  return page
}

test('an owner creates a project from a seed folder after a preview of its contents', async ({ browser }) => {
  platform = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const page = platform
  await signInToAdmin(page, OWNER)
  await page.goto(`http://localhost:${PORT}/admin/projects`)
  await untilPanelIsHydrated(page)
  await page.getByRole('button', { name: 'New project' }).click()
  const dialog = page.getByRole('dialog')
  const isWhole = () => dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)
  expect(await isWhole()).toBe(true)
  await dialog.getByLabel('Name', { exact: true }).fill('Brand of the test')
  await dialog.getByLabel('Short name').fill(SLUG)
  await dialog.getByLabel('Hosts').fill(`http://${HOST}/`)
  await dialog.getByLabel('From a folder').check()
  await dialog.getByLabel('Folder', { exact: true }).selectOption('demo2')
  await expectAccessible(page, '[role=dialog], dialog')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByText('Nothing has been written yet.')).toBeVisible()
  await expect(dialog.getByText(HOST)).toBeVisible()
  expect(await isWhole()).toBe(true)
  await dialog.getByRole('button', { name: 'Make the project' }).click()
  const row = page.locator(`[data-project="${SLUG}"]`)
  await expect(row.getByText('active')).toBeVisible()
  await expectAccessible(page, 'main')
  expect((await page.request.get(`http://127.0.0.1:${PORT}/_projects/${SLUG}/`)).status()).toBe(200)
})

test('an admin is warned of weak contrast and applies the suggestion; the storefront has the colours within a second', async ({
  browser,
}) => {
  staffPage = await openStaffCalls(browser)
  await staffPage.goto(`${SITE}/admin/collections/web-static-configs`)
  await untilPanelIsHydrated(staffPage)
  await staffPage.getByLabel('Text', { exact: true }).fill('#c4c4c4')
  const pair = staffPage.locator('[data-pair="text"]')
  await expect(pair).toContainText('too weak')
  await expect(pair).toContainText('visitors see')
  await pair.getByRole('button', { name: /^Use #/ }).click()
  await expect(pair).toContainText('passes')
  await expectAccessible(staffPage, '.theme-editor')
  await staffPage.getByLabel('Primary', { exact: true }).fill('b3261e')
  await staffPage.getByLabel('Primary', { exact: true }).blur()
  await expect(staffPage.getByLabel('Primary', { exact: true })).toHaveValue('#b3261e')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(SITE)
  const primary = () =>
    visitor.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary-text').trim(),
    )
  const before = await primary()
  const shown = await staffPage
    .locator('[data-specimen="light"] u')
    .evaluate((link) => getComputedStyle(link).color)
  await save(staffPage)
  const html = () => visitor.evaluate(async () => (await fetch('/', { cache: 'no-store' })).text())
  await expect.poll(html).not.toContain(`--primary-text:${before}`)
  await visitor.reload()
  const now = await primary()
  expect(now).not.toBe(before)
  // The storefront derives the same colours as the editor's preview.
  const rgb = await visitor.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = colour
    return getComputedStyle(probe).color
  }, now)
  expect(rgb).toBe(shown)
  await visitor.context().close()
})

test('a field that an admin adds to the sign-up form is in the profile popup', async ({ browser }) => {
  await staffPage.goto(`${SITE}/admin/collections/web-static-configs`)
  await untilPanelIsHydrated(staffPage)
  await staffPage.getByRole('button', { name: 'Sign-up form' }).click()
  await staffPage.getByRole('button', { name: 'Add Field' }).click()
  const row = staffPage.locator('[id*="listOfFields-row-"]').last()
  await row.getByLabel('Question').fill('Your school')
  await row.getByRole('textbox', { name: /^Id/ }).fill('school')
  await row.getByRole('combobox', { name: 'Kind' }).click()
  await staffPage.getByRole('option', { name: 'Dropdown' }).click()
  await row.getByRole('button', { name: 'Add option' }).click()
  await row.getByLabel('Option 1', { exact: true }).fill('Govt. Girls’ School')
  await staffPage.keyboard.press('Enter')
  await row.getByLabel('Option 2', { exact: true }).fill('Zilla School')
  await row.getByLabel('Must be answered').check()
  await expectAccessible(staffPage, '.options-input')
  await save(staffPage)

  const context = await browser.newContext()
  const learner = await context.newPage()
  await signUp(learner)
  await learner.goto(SITE)
  const popup = learner.getByRole('dialog', { name: 'Update Profile' })
  await popup.getByRole('button', { name: /Your school/ }).click()
  await expect(learner.getByRole('option', { name: 'Zilla School' })).toBeVisible()
  await context.close()
})

test('a secret is set, replaced and removed, and never sent to the browser', async () => {
  const answers: string[] = []
  staffPage.on('response', async (response) => {
    if (response.url().startsWith(SITE)) answers.push(await response.text().catch(() => ''))
  })
  await staffPage.goto(`${SITE}/admin/collections/message-settings`)
  await untilPanelIsHydrated(staffPage)
  const field = staffPage.locator('.secret-input').filter({ hasText: 'SMTP address' })
  await expect(field.locator('.secret-input__state')).toHaveText('Not set')
  const enter = async (open: string, value: string) => {
    await field.getByRole('button', { name: open }).click()
    await staffPage.keyboard.type(value)
    await staffPage.keyboard.press('Enter')
    await expect(field.locator('.secret-input__state')).toHaveText('Set')
  }
  await enter('Set SMTP address', 'smtp://user:first-password@mail.example.org:587')
  await expectAccessible(staffPage, '.secret-input')
  await staffPage.reload()
  await expect(field.locator('.secret-input__state')).toHaveText('Set')
  await enter('Replace SMTP address', 'smtp://user:second-password@mail.example.org:587')
  await field.getByRole('button', { name: 'Remove' }).click()
  await staffPage.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(field.locator('.secret-input__state')).toHaveText('Not set')
  expect(await staffPage.content()).not.toContain('-password')
  expect(answers.join('\n')).not.toMatch(/(first|second)-password/)
  expect(answers.length).toBeGreaterThan(3)
})

test('advance settings are in minutes, and a switched-off part is stored as off', async () => {
  await staffPage.goto(`${SITE}/admin/settings/admin-config`)
  await untilPanelIsHydrated(staffPage)
  await expect(staffPage.getByLabel('Unit of: Wait between two codes to one phone or e-mail')).toHaveValue(
    'seconds',
  )
  await staffPage
    .getByLabel('Wait between two codes to one phone or e-mail', { exact: false })
    .first()
    .fill('45')
  await expect(staffPage.getByText('Default: 30 seconds')).toBeVisible()
  await staffPage.getByRole('switch', { name: 'Quizzes' }).uncheck({ force: true })
  await save(staffPage)
  const { docs } = await (
    await staffPage.request.get(`http://127.0.0.1:${PORT}/_projects/${SLUG}/api/admin-configs`)
  ).json()
  expect(docs[0].offFeatures).toEqual(['quizzes'])
  await staffPage.getByRole('button', { name: 'Reset to defaults' }).click()
  await expect(staffPage.getByText('All at their defaults')).toBeVisible()
})

test('an owner suspends the project by typing its name, and reactivates it', async () => {
  const page = platform
  const status = async () => (await page.request.get(`http://127.0.0.1:${PORT}/_projects/${SLUG}/`)).status()
  await page.goto(`http://localhost:${PORT}/admin/projects`)
  await untilPanelIsHydrated(page)
  const row = page.locator(`[data-project="${SLUG}"]`)
  await row.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Suspend' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill(SLUG)
  await confirm.click()
  await expect(row.getByText('suspended')).toBeVisible()
  expect(await status()).toBe(404)
  await row.getByRole('button', { name: 'Resume' }).click()
  await expect(row.getByText('active')).toBeVisible()
  expect(await status()).toBe(200)
})

/** Posts to the API from within the page. */
const post = (page: Page, path: string, data: object) =>
  page.evaluate(
    async ([url, json]) => {
      const response = await fetch(url as string, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: json as string,
      })
      return (await response.json()) as Record<string, unknown>
    },
    [`/api${path}`, JSON.stringify(data)],
  )

/** Signs a new student of this project up through the API. */
async function signUp(page: Page): Promise<void> {
  const phone = freshPhone()
  await page.goto(`${SITE}/healthz`)
  const since = Date.now()
  const email = `s${phone}@example.org`
  const values = { phone, name: 'Asha Kumari', email, otpMethod: 'onPhone' }
  await post(page, '/auth/signupAndSendOtp', values)
  const { signInToken, message } = await post(page, '/auth/verifySignupOtp', {
    ...values,
    otp: await codeFor(`+91${phone}`, since),
    emailOtp: await codeFor(email, since),
  })
  expect(signInToken, String(message)).toBeTruthy()
  await post(page, '/auth/session', { signInToken })
}
