import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { saveAs } from '../support/panel.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const LISTS = `${host('demo')}/admin/collections`

let context: BrowserContext
let page: Page

/** List preferences are stored per person, so that this file has its own admin. */
test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await addStaffCookie(context, await makeFreshStaff(page, { level: 800 }), host('demo'))
  await page.goto(`${host('demo')}/healthz`)
})
test.afterAll(() => context.close())

const open = async (path: string) => {
  await page.goto(`${LISTS}${path}`)
  await untilPanelIsHydrated(page)
}
const column = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) })
const draft = (title: string) => saveAs(page, 'POST', '/pages', { title, _status: 'draft' })

test('a saved filter is removed, applied again with its columns, and kept', async () => {
  const stamp = Date.now()
  await draft(`Monsoon sale ${stamp}`)
  const name = `Monsoon ${stamp}`
  const query = new URLSearchParams({
    'where[or][0][and][0][title][like]': `Monsoon sale ${stamp}`,
    columns: JSON.stringify(['title', 'createdAt']),
  })
  await open(`/pages?${query}`)
  await expect(page.getByRole('link', { name: `Monsoon sale ${stamp}` })).toBeVisible()
  await page.getByRole('button', { name: 'New Saved filter' }).click()
  const drawer = page.getByRole('dialog').filter({ hasText: 'Not saved yet' })
  await drawer.getByRole('textbox', { name: /^Title/ }).fill(name)
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer).toBeHidden()

  const rows = page.locator('tbody').getByRole('row')
  const hasFilter = async () => {
    await expect(rows).toHaveText([new RegExp(`Monsoon sale ${stamp}`)])
    await expect(column('Created')).toBeVisible()
    await expect(column('Web address')).toHaveCount(0)
  }
  const chosen = page.getByRole('button', { name, exact: true })
  await expect(chosen).toBeVisible()
  await hasFilter()
  await chosen.getByRole('button').click()
  await expect(column('Web address')).toBeVisible()
  expect(await rows.count()).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Select Saved filter' }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(chosen).toBeVisible()
  await hasFilter()
  await page.reload()
  await expect(chosen).toBeVisible()
  await hasFilter()
})

test('a price is filtered in rupees, and the toolbar stays visible while the list scrolls', async () => {
  await open('/selling-products?limit=100')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Add filter' }).click()
  const filter = page.locator('.where-builder')
  const choose = async (part: string, option: string) => {
    await filter.locator(`.condition__${part} .rs__control`).click()
    await filter.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('field', 'Price')
  await choose('operator', 'is greater than')
  await filter.getByRole('textbox', { name: 'Rupees' }).fill('3,000')
  await page.waitForURL(/greater_than[^&]*=300000/)
  const prices = page.locator('td.cell-pricePaise')
  await expect(prices.first()).toBeVisible()
  await expect
    .poll(async () =>
      (await prices.allTextContents()).every((text) => Number(text.replaceAll(/[₹,]/g, '')) > 3000),
    )
    .toBe(true)
  // Payload opens the filter panel of a filtered list.
  await page.reload()
  await expect(filter.getByRole('textbox', { name: 'Rupees' })).toHaveValue('3000')

  await open('/selling-products?limit=100')
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900)
  expect((await page.locator('.panel-bar').boundingBox())?.y).toBe(0)
})

test('chosen columns are kept after a reload and in a new session', async () => {
  await open('/classes')
  await expect(column('Subject')).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  const choices = page.locator('.pill-selector')
  await choices.getByRole('button', { name: 'Subject' }).click()
  await expect(column('Subject')).toHaveCount(0)
  await choices.getByRole('button', { name: 'Web address' }).click()
  await page.waitForURL(/columns=[^&]*slug/)
  const isAsChosen = async () => {
    await expect(column('Web address')).toBeVisible()
    await expect(column('Subject')).toHaveCount(0)
  }
  await isAsChosen()
  await page.reload()
  await isAsChosen()
  await open('/classes')
  await isAsChosen()
})

test('a bulk edit changes the selected rows alone', async () => {
  const stamp = Date.now()
  const titles = ['One', 'Two', 'Three'].map((word) => `${word} of batch ${stamp}`)
  const ids: string[] = []
  for (const title of titles)
    ids.push((await saveAs(page, 'POST', '/classes', { title, subject: 'maths' })).id)
  await open(`/classes?${new URLSearchParams({ search: `of batch ${stamp}` })}`)
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(3)
  for (const title of titles.slice(0, 2)) await rows.filter({ hasText: title }).getByRole('checkbox').check()
  await page.locator('.list-selection').getByRole('button', { name: 'Edit' }).click()
  const drawer = page.getByRole('dialog').filter({ hasText: 'Editing 2 Classes' })
  await drawer.getByRole('combobox').first().click()
  await page.getByRole('option', { name: 'Subject', exact: true }).click()
  await drawer.locator('#field-subject').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Biology', exact: true }).click()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated 2 Classes successfully.')).toBeVisible()
  const subjects = await Promise.all(ids.map((id) => call(page, `/classes/${id}`, undefined, 'GET')))
  expect(subjects.map(({ subject }) => subject)).toEqual(['biology', 'biology', 'maths'])
})
