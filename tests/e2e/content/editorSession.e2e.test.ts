import { expect, type Page, test } from '@playwright/test'
import { codeFor } from '../support/codes.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { openStaffCalls, saveAs } from '../support/panel.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'
import { host } from '../support/signInDialog.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const newClass = (page: Page, title: string) => saveAs(page, 'POST', '/classes', { title })

const open = async (page: Page, id: string) => {
  // The panel's preference requests would notice the ended session first.
  await page.route('**/api/payload-preferences/**', (route) => route.fulfill({ json: {} }))
  await page.goto(`${host('demo')}/admin/collections/classes/${id}`)
  await untilPanelIsHydrated(page)
  await expect(page.locator('#field-title')).toBeEditable()
}

/** Ends the session without the open page noticing; the device cookie stays, so that a new code needs no wait. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'demo-staff' })

async function signInInPlace(page: Page, phone: string) {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  const since = Date.now()
  await dialog.getByLabel('Phone number or e-mail').fill(phone)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByLabel('Code of 6 digits').fill(await codeFor(`+91${phone}`, since))
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}

test('a session that ends while an editor types is renewed in place and the text is saved', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  const phone = await makeFreshStaff(page, { level: 800 })
  await signInToAdmin(page, phone, host('demo'))
  const { id } = await newClass(page, 'Before')
  await open(page, id)
  await page.locator('#field-title').fill('Typed as the session ended')
  await endSession(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await signInInPlace(page, phone)
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeHidden()
  await expect(page.locator('#field-title')).toHaveValue('Typed as the session ended')
  await expect
    .poll(() => page.evaluate(async (path) => (await (await fetch(path)).json()).title, `/api/classes/${id}`))
    .toBe('Typed as the session ended')
})

test('unsaved text is offered when the document is opened again, and deleted on signing out', async ({
  browser,
}) => {
  const page = await openStaffCalls(browser)
  const { id } = await newClass(page, 'Before')
  await open(page, id)
  await page.locator('#field-title').fill('Left behind')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Left behind')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.locator('#field-title')).toHaveValue('Before')
  const restoredAt = await page.evaluate(() => Date.now())
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.locator('#field-title')).toHaveValue('Left behind')
  // Restored text is unsaved again and stored a moment later; sign out after that.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const typed = Object.keys(localStorage).filter((key) => key.startsWith('shala:typed:'))
        return Math.max(0, ...typed.map((key) => JSON.parse(localStorage.getItem(key) ?? '{}').at))
      }),
    )
    .toBeGreaterThanOrEqual(restoredAt)
  await page.evaluate(() => fetch('/api/users/logout', { method: 'POST' }))
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Left behind')
})

test('a second window’s save shows a conflict and replaces the first save or reloads it, as the editor decides', async ({
  browser,
}) => {
  const page = await openStaffCalls(browser)
  const { id } = await newClass(page, 'Before')
  const [first, second, third] = [page, await page.context().newPage(), await page.context().newPage()]
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save', exact: true }).click()
  const storedTitle = () =>
    page.evaluate(async (path) => (await (await fetch(path)).json()).title, `/api/classes/${id}`)
  for (const [tab, title] of [
    [first, 'Of the first'],
    [second, 'Of the second'],
    [third, 'Of the third'],
  ] as const) {
    await open(tab, id)
    const heard = tab.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
    await tab.locator('#field-title').fill(title)
    await heard
  }
  await save(first)
  await expect.poll(storedTitle).toBe('Of the first')

  const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'You saved this in another window' })
  await save(second)
  await dialog(second).getByRole('button', { name: 'Cancel' }).click()
  expect(await storedTitle()).toBe('Of the first')
  await save(second)
  await dialog(second).getByRole('button', { name: 'Save anyway' }).click()
  await expect(second.getByText(/updated successfully/i)).toBeVisible()
  expect(await storedTitle()).toBe('Of the second')

  await save(third)
  await dialog(third).getByRole('button', { name: 'Open newer version' }).click()
  await expect(third.locator('#field-title')).toHaveValue('Of the second')
  await third.getByRole('button', { name: 'Restore' }).click()
  await expect(third.locator('#field-title')).toHaveValue('Of the third')
  await save(third)
  await expect.poll(storedTitle).toBe('Of the third')
})

test('typing in a form whose document was saved since offers the typed text over the newer version', async ({
  browser,
}) => {
  const page = await openStaffCalls(browser)
  const { id } = await newClass(page, 'Before')
  await open(page, id)
  const saved = await page.evaluate(async (path) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ title: 'Saved since' }))
    return (await fetch(path, { method: 'PATCH', body, headers: { 'if-match': '*' } })).status
  }, `/api/classes/${id}`)
  expect(saved).toBe(200)
  await page.locator('#field-title').fill('Typed on the older form')
  await page.getByRole('button', { name: 'Open newer version' }).click()
  await expect(page.locator('#field-title')).toHaveValue('Saved since')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.locator('#field-title')).toHaveValue('Typed on the older form')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/updated successfully/i)).toBeVisible()
})

test('another person who signs in on the open page does not see the unsaved text', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  const somebodyElse = await makeFreshStaff(page, { level: 800 })
  await signInToAdmin(page, await makeFreshStaff(page, { level: 800 }), host('demo'))
  const { id } = await newClass(page, 'Before')
  await open(page, id)
  await page.locator('#field-title').fill('Of the first person')
  await endSession(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await signInInPlace(page, somebodyElse)
  const other = page.getByRole('dialog', { name: 'You are signed in as somebody else' })
  page.on('dialog', (dialog) => dialog.accept())
  await other.getByRole('button', { name: 'Go to the dashboard' }).click()
  await page.waitForURL(`${host('demo')}/admin`)
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain('Of the first person')
  const saved = await page.evaluate(
    async (path) => (await (await fetch(path)).json()).title,
    `/api/classes/${id}`,
  )
  expect(saved).not.toBe('Of the first person')
})
