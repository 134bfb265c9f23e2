import { expect, type Page, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { codeFor } from '../support/codes.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { signUpViaApi } from '../support/people.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')

/** The names of the modules in the navigation. */
const modulesOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Panel' }).locator('section > ul > li > a')

test('a student becomes a sub admin after a fresh code, and a preset’s permissions apply to their next request', async ({
  browser,
  page,
}) => {
  const phone = await signUpViaApi(page)
  const { user } = (await call(page, '/auth/me', undefined, 'GET')) as { user: { uid: string } }

  const staffPage = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const admin = await makeFreshStaff(staffPage, { level: 800, name: 'Desk Admin' })
  await addStaffCookie(staffPage.context(), admin, ORIGIN)
  const { docs } = await call(staffPage, `/users?where[uid][equals]=${user.uid}`, undefined, 'GET')
  const [person] = docs as { id: string }[]

  await staffPage.goto(`${ORIGIN}/admin/collections/users/${person?.id}`)
  await untilPanelIsHydrated(staffPage)
  await staffPage.getByRole('button', { name: 'Change level' }).click()
  const level = staffPage.getByRole('dialog', { name: /^Change the level of/ })
  await level.getByLabel('Role').selectOption({ label: 'Sub admin (650)' })
  const since = Date.now()
  await level.getByRole('button', { name: 'Change level' }).click()
  const proof = staffPage.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Code').fill(await codeFor(`+91${admin}`, since))
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(level).toBeHidden()
  await expect(staffPage.getByText('Sub admin', { exact: true }).first()).toBeVisible()
  const ended = await call(page, '/auth/me', undefined, 'GET')
  expect(ended.user, 'they are signed out everywhere').toBeUndefined()

  await page.context().clearCookies()
  await addStaffCookie(page.context(), phone, ORIGIN)
  await page.goto(`${ORIGIN}/admin`)
  await expect(modulesOf(page)).toHaveText([/^Dashboard/, /^Imports and exports/])

  await staffPage.goto(`${ORIGIN}/admin/collections/users/${person?.id}/access`)
  await untilPanelIsHydrated(staffPage)
  const applyPreset = async (preset: RegExp) => {
    await staffPage.getByRole('button', { name: preset }).click()
    await staffPage.getByRole('button', { name: 'Save permissions' }).click()
    await expect(staffPage.getByRole('button', { name: 'Save permissions' })).toBeHidden()
  }
  await applyPreset(/^Content editor/)
  await page.reload()
  await expect(modulesOf(page)).toHaveText([
    /^Dashboard/,
    /^Courses and classes.*read only/,
    /^Products and sales.*read only/,
    /^Pages$/,
    /^Blogs$/,
    /^Files and storage$/,
    /^Imports and exports/,
  ])
  const statusOf = (path: string) => page.evaluate(async (url) => (await fetch(url)).status, `/api${path}`)
  expect(await statusOf('/lead-submissions?limit=1')).toBe(403)

  await applyPreset(/^Sales/)
  await page.reload()
  await expect(modulesOf(page).filter({ hasText: /^Orders/ })).toBeVisible()
  await expect(modulesOf(page).filter({ hasText: /^Pages/ })).toHaveCount(0)
  expect(await statusOf('/lead-submissions?limit=1')).toBe(200)
  await page.goto(`${ORIGIN}/admin/collections/pages`)
  await expect(page.getByRole('heading', { name: 'You need the permission “Pages”' })).toBeVisible()
  await staffPage.context().close()
})
