import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { type Browser, expect, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { runSql } from '../support/database.ts'
import { overlaysLeft } from '../support/overlaysLeft.ts'
import { DEMO, openStaffCalls } from '../support/panel.ts'
import { signUpViaApi, verifyEmailOf } from '../support/people.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')
const WORDS = `The new batch begins in January ${process.pid}.`

type Line = { to: string; subject: string; text: string }

/** E-mails with the words of this test, oldest first. */
const sent = (): Line[] =>
  readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'outbox.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ text }) => text.includes(WORDS))

/** A student who consents to marketing e-mails in the preference centre. */
async function reader(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
  const phone = await signUpViaApi(page)
  await verifyEmailOf(phone)
  await page.goto(`${ORIGIN}/notifications/settings`)
  await page.getByText('Offers and news, by e-mail. I am 18 or older.').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  return { page, email: `s${phone}@example.org` }
}

test('a bulk e-mail is written, previewed, tested, scheduled, stopped after its first receiver and resumed for the other, who unsubscribes with one tap', async ({
  browser,
}) => {
  const readers = await Promise.all([reader(browser), reader(browser)])
  const emails = readers.map(({ email }) => email)
  const received = () => sent().filter(({ to }) => emails.includes(to))

  const panel = await openStaffCalls(browser, DEMO.admin)
  const errors: string[] = []
  panel.on('pageerror', (error) => errors.push(error.message))
  panel.on('console', (line) => line.type() === 'error' && errors.push(line.text()))
  await panel.setViewportSize({ width: 1440, height: 900 })
  await panel.goto(`${ORIGIN}/admin/collections/bulk-emails/create`)
  await untilPanelIsHydrated(panel)
  await panel.locator('#field-title').fill(`January ${process.pid}`)
  await panel.locator('#field-subject').fill('News for {name}')
  await panel.locator('#field-perMinute').fill('4')
  await panel.getByRole('button', { name: 'Add Part' }).click()
  await panel.locator('#field-blocks__0__text').fill(WORDS)
  await panel.locator('#action-save').click()
  await panel.waitForURL((url) => !url.pathname.endsWith('/create'))
  await untilPanelIsHydrated(panel)

  await panel.getByRole('button', { name: 'Preview', exact: true }).click()
  const shown = panel.frameLocator('iframe[title="The e-mail"]')
  await expect(shown.locator('p', { hasText: WORDS })).toBeVisible()
  await panel.screenshot({ path: test.info().outputPath('preview-1440.png') })
  await panel.keyboard.press('Escape')
  await overlaysLeft(panel)
  await panel.getByRole('button', { name: 'Send me a test' }).click()
  await expect(panel.getByText('The test was sent to your e-mail.')).toBeVisible()
  expect(received()).toEqual([])

  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = panel.getByRole('dialog')
  await dialog.getByLabel('When; empty for now').fill('2099-01-31T10:00')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).dblclick()
  await overlaysLeft(panel)
  await expect(panel.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  const id = new URL(panel.url()).pathname.split('/').at(-1) ?? ''
  const row = await call(panel, `/bulk-emails/${id}?depth=0`, undefined, 'GET')
  // Ten o'clock in India, where the project is.
  expect(row).toMatchObject({ state: 'scheduled', sendAt: '2099-01-31T04:30:00.000Z' })
  expect(received()).toEqual([])
  await runSql(sql`update bulk_emails set send_at = ${new Date().toISOString()} where id = ${id}`)
  await expect.poll(() => received().length, { timeout: 60_000 }).toBe(1)
  await panel.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Go on' })).toBeVisible()
  // The other one was due 15 s after the first.
  await panel.waitForTimeout(18_000)
  expect(received()).toHaveLength(1)
  await panel.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => received().length, { timeout: 60_000 }).toBe(2)
  expect(
    received()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(emails.toSorted())
  expect(received()[0]?.subject).toContain('News for Asha')

  const last = received().at(-1)
  const link = /https?:\/\/\S*\/unsubscribe\S*/.exec(last?.text ?? '')?.[0] ?? ''
  const anywhere = await (await browser.newContext()).newPage()
  await anywhere.goto(link)
  await anywhere.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(anywhere.getByText('Offers and news are off.')).toBeVisible()
  const own = readers.find(({ email }) => email === last?.to)?.page ?? panel
  await own.reload()
  await expect(own.getByLabel('Offers and news, by e-mail. I am 18 or older.')).not.toBeChecked()
  expect(errors).toEqual([])
  for (const { page } of readers) await page.context().close()
  await anywhere.context().close()
  await panel.context().close()
})
