import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { call, host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { saveAs } from '../support/panel.ts'
import { addStaffCookie } from '../support/signedInStaff.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ORIGIN = host('demo')

test.describe.configure({ mode: 'serial' })

let staff: BrowserContext
let page: Page
test.beforeAll(async ({ browser }) => {
  staff = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await staff.newPage()
  const accessList = ['classes', 'lectures', 'products', 'coupons'].map((id) => ({ id, canEdit: true }))
  await addStaffCookie(
    staff,
    await makeFreshStaff(page, { level: 650, accessList, features: ['coupons'] }),
    ORIGIN,
  )
  await page.goto(`${ORIGIN}/admin`)
})
test.afterAll(() => staff.close())

const values = (title: string) => ({
  title,
  summary: 'A course of a test',
  kind: 'course',
  pricePaise: 249_900,
})

test('an editor opens a course from the menu, adds a class, and to the class a lecture after the last', async () => {
  const title = `Optics ${Date.now()}`
  const { id } = await saveAs(page, 'POST', '/selling-products?draft=true', values(title))
  await untilPanelIsHydrated(page)
  await page
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: 'Courses and classes' })
    .click()
  await page.waitForURL('**/admin/courses')
  await page.getByRole('searchbox', { name: 'Title of a course' }).fill(title)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/[?&]q=/)
  await untilPanelIsHydrated(page)
  await expectAccessible(page, '.panel')
  await page.getByRole('link', { name: `Add class to ${title}` }).click()

  const dialog = page.getByRole('dialog', { name: 'Add a class' })
  await dialog.getByLabel('Title').fill(`Lenses ${title}`)
  await dialog.getByRole('button', { name: 'Add class' }).click()
  const contents = page.getByRole('region', { name: 'Classes and lectures' })
  await expect(contents.getByRole('link', { name: `Lenses ${title}`, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect
    .poll(async () => (await call(page, `/selling-products/${id}?draft=true`, undefined, 'GET')).classes)
    .toHaveLength(1)

  await contents.getByRole('link', { name: 'Add lecture' }).click()
  await page.waitForURL('**/lectures/create?class=*')
  await untilPanelIsHydrated(page)
  const place = page.getByRole('navigation', { name: 'Place of the lecture' })
  await expect(place.getByRole('link', { name: `Lenses ${title}` })).toBeVisible()
  await page.locator('#field-title').fill('Thin lenses')
  await page.locator('#field-chapter').fill('Refraction')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/lectures\/[\w-]{20,}/)

  await place.getByRole('link', { name: 'Add another lecture' }).click()
  await page.waitForURL('**/lectures/create?class=*')
  await expect(page.locator('#field-chapter')).toHaveValue('Refraction')
  await expect(page.locator('#field-rank')).toHaveValue('2')
  await place.getByRole('link', { name: `Lenses ${title}` }).click()
  await page.waitForURL(/\/classes\/[\w-]{20,}/)
  const lectures = page.getByRole('region', { name: 'Lectures' })
  await expect(lectures.getByRole('link', { name: 'Thin lenses' })).toBeVisible()
  await expect(lectures.getByRole('link', { name: title, exact: true })).toBeVisible()
})

test('a sale shows the regular and the sale price, in its form and on the product', async () => {
  const title = `Sold ${Date.now()}`
  const { id } = await saveAs(page, 'POST', '/selling-products?draft=true', values(title))
  await page.goto(`${ORIGIN}/admin/collections/selling-products/${id}`)
  await untilPanelIsHydrated(page)
  const sales = page.getByRole('region', { name: 'Sales' })
  await expect(sales).toContainText('In no sale')
  await sales.getByRole('link', { name: 'Add sale' }).click()
  await page.waitForURL('**/sale-items/create?product=*')
  await page.locator('#field-percent').fill('20')
  const row = page.getByRole('region', { name: 'Prices in this sale' }).getByRole('row', { name: title })
  await expect(row.getByRole('cell')).toHaveText(['₹2,499', '₹1,999'])

  const startsAt = new Date(Date.now() + 86_400_000).toISOString()
  const endsAt = new Date(Date.now() + 2 * 86_400_000).toISOString()
  await saveAs(page, 'POST', '/sale-items', {
    title: 'Diwali sale',
    products: [id],
    percent: 20,
    startsAt,
    endsAt,
  })
  await page.goto(`${ORIGIN}/admin/collections/selling-products/${id}`)
  await expect(sales.getByRole('listitem').filter({ hasText: 'Diwali sale' })).toContainText('₹2,499 ₹1,999')
})

test('the coupon form summarises the coupon while it is filled in', async () => {
  await page.goto(`${ORIGIN}/admin/collections/coupons/create`)
  await untilPanelIsHydrated(page)
  const summary = page.locator('.coupon-summary')
  await expect(summary).toContainText('Enter what it takes off')
  await page.locator('#field-percent').fill('10')
  await expect(summary).toHaveText('10% off on everything, once a person.')
})
