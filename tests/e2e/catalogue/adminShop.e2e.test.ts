import { readFileSync } from 'node:fs'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { codeFor } from '../support/codes.ts'
import { runSql } from '../support/database.ts'
import { firstClassId } from '../support/firstClassId.ts'
import { makeFreshStaff } from '../support/freshStaff.ts'
import { openStaffCalls, saveAs } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'
import { host } from '../support/signInDialog.ts'

const ADMIN = `${host('demo')}/admin`
const uniqueText = () => `${process.pid}-${Math.floor(Math.random() * 1e6)}`

/** Opens the panel as an admin whose codes no other test requests. */
async function openPanelAsNewAdmin(browser: Browser): Promise<{ page: Page; phone: string }> {
  const page = await (await browser.newContext()).newPage()
  const phone = await makeFreshStaff(page, { level: 800 })
  await signInToAdmin(page, phone, host('demo'))
  return { page, phone }
}

/** Runs an action that needs a fresh code, and enters the code. */
async function withCode(page: Page, phone: string, act: () => Promise<void>) {
  const since = Date.now()
  await act()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Code').fill(await codeFor(`+91${phone}`, since))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

const saved = (page: Page, collection: string, data: object) =>
  saveAs(page, 'POST', `/${collection}?draft=false`, { ...data, _status: 'published' })

/** Asserts that the list fits the width of a phone. */
async function expectToFitPhone(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
  if (size) await page.setViewportSize(size)
}

const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

test('an admin generates single-use codes, imports more from a file, and downloads the unused ones', async ({
  browser,
}) => {
  const { page, phone } = await openPanelAsNewAdmin(browser)
  const code = `MANY-${uniqueText()}`
  const { id } = await saved(page, 'coupons', {
    code,
    title: 'Ten off',
    type: 'percent',
    percent: 10,
    hasSingleCodes: true,
    totalLimit: 500,
  })
  await page.goto(`${ADMIN}/collections/coupons/${id}`)
  await expect(page.getByRole('region', { name: 'Uses' })).toContainText('500 of 500')
  const codes = page.getByRole('region', { name: 'Single codes' })
  await codes.getByRole('button', { name: 'Make codes' }).click()
  const making = dialogOf(page, 'Make codes')
  await making.getByLabel('How many codes').fill('0')
  await making.getByRole('button', { name: 'Make codes' }).click()
  await expect(making.getByRole('alert')).toHaveText('Enter a number from 1 to 10,000.')
  await making.getByLabel('How many codes').fill('25')
  await making.getByLabel('Codes begin with').fill('news-')
  await expectAccessible(page, 'dialog')
  await making.getByRole('button', { name: 'Make codes' }).dblclick()
  await expect(page.getByText('25 codes created')).toBeVisible()

  await codes.getByRole('button', { name: 'Read a file' }).click()
  const reading = dialogOf(page, 'Codes from a file')
  await reading.getByLabel('File', { exact: true }).setInputFiles({
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`code,phone\nOWN-${uniqueText()},9800000042\nNO,\nOWN-${uniqueText()},12\n`),
  })
  await reading.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(reading.getByRole('status')).toHaveText('1 added, 2 left out')
  await expect(reading.getByRole('row', { name: '3 Not a valid code or key' })).toBeVisible()
  await expectAccessible(page, 'dialog')
  await reading.getByRole('button', { name: 'Done' }).click()
  await expectAccessible(page, '.shop-codes')

  const download = page.waitForEvent('download')
  await withCode(page, phone, () => codes.getByRole('button', { name: 'Download unused' }).click())
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text.trim().split('\n')).toHaveLength(27)
  expect(text).toContain("'+919800000042")
  await codes.getByRole('link', { name: 'Unused codes' }).click()
  await expect(page.getByText(/^1-10 of 26$|^1-25 of 26$/).first()).toBeVisible()
  await page.goto(`${ADMIN}/collections/coupons`)
  await expect(page.getByRole('link', { name: 'Add new Coupon' })).toHaveText('Add new')
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('Running')
  await expectToFitPhone(page)
})

test('an admin recounts a stock, which the product form does not overwrite, and filters by low stock', async ({
  browser,
}) => {
  const page = await openStaffCalls(browser)
  const title = `Book ${uniqueText()}`
  const { id } = await saved(page, 'selling-products', {
    title,
    summary: 'A book',
    kind: 'physical',
    pricePaise: 10_000,
    mrpPaise: 10_000,
    stock: 3,
  })
  await page.goto(`${ADMIN}/collections/selling-products/${id}`)
  await page.getByRole('button', { name: 'Book and delivery' }).click()
  await expect(page.getByText('3 available', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Change under Stock' }).click()
  await page.waitForURL('**/stock-levels/*')
  await page.getByRole('button', { name: 'Receive', exact: true }).click()
  await dialogOf(page, title).getByLabel('Came in').fill('20')
  await dialogOf(page, title).getByRole('button', { name: 'Add to stock' }).click()
  await expect(page.getByText(`${title}: 23 available`)).toBeVisible()
  await expect(dialogOf(page, title)).toBeHidden()
  await page.getByRole('button', { name: 'Count', exact: true }).click()
  const counting = dialogOf(page, title)
  await counting.getByLabel('Available').fill('some')
  await counting.getByRole('button', { name: 'Save count' }).click()
  await expect(counting.getByRole('alert')).toHaveText('Enter a whole number, 0 or more.')
  await counting.getByLabel('Available').fill('40')
  await expectAccessible(page, 'dialog')
  await counting.getByRole('button', { name: 'Save count' }).click()
  await expect(page.getByText(`${title}: 40 available`)).toBeVisible()
  await page.getByRole('button', { name: 'Low stock' }).click()
  await dialogOf(page, title).getByLabel('Low from').fill('50')
  await dialogOf(page, title).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`${title} saved`)).toBeVisible()
  await page.goto(`${ADMIN}/collections/stock-levels`)
  const low = page.getByRole('link', { name: /^Low or gone\s?[1-9]/ })
  await low.click()
  await expect(low).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page, '.shop-help')
  await expectToFitPhone(page)
})

test('an admin adds serial keys to a pack, reveals one and revokes it', async ({ browser }) => {
  const { page, phone } = await openPanelAsNewAdmin(browser)
  const title = `Keys ${uniqueText()}`
  await saved(page, 'selling-products', {
    title,
    summary: 'Keys',
    kind: 'serial-key-pack',
    pricePaise: 10_000,
    mrpPaise: 10_000,
    keyCount: 1,
    keysFrom: 'pool',
    classes: [await firstClassId(page)],
  })
  await page.goto(`${ADMIN}/collections/class-serial-keys`)
  await page.getByRole('button', { name: 'Add keys' }).click()
  const adding = dialogOf(page, 'Add keys')
  const key = `PACK-${uniqueText()}-KEY`
  await adding.getByLabel('Product').selectOption('')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(adding.getByRole('alert')).toHaveText('Choose a product first.')
  await adding.getByLabel('Keys').fill(`${key}\n${key.toLowerCase()}\nx`)
  await adding.getByLabel('Product').selectOption({ label: title })
  await expectAccessible(page, 'dialog')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(adding.getByRole('status')).toHaveText('1 added, 2 left out')
  await adding.getByRole('button', { name: 'Done' }).click()
  await expectAccessible(page, '.shop-help')
  await expectToFitPhone(page)
  const rows = await page.evaluate(async (name) => {
    const query = `where[product.title][equals]=${encodeURIComponent(name)}&depth=0`
    return ((await (await fetch(`/api/class-serial-keys?${query}`)).json()) as { docs: { id: string }[] })
      .docs
  }, title)
  expect(JSON.stringify(rows)).not.toContain('sealed')
  await page.goto(`${ADMIN}/collections/class-serial-keys/${rows[0]?.id}`)
  await withCode(page, phone, () => page.getByRole('button', { name: 'Show key' }).click())
  await expect(page.getByText(key, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await dialogOf(page, /^Revoke the key/)
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect(page.getByText('Key revoked')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
})

test('an admin grants a student a course, extends it and revokes it', async ({ browser }) => {
  const student = await (await browser.newContext()).newPage()
  const phone = await signUpViaApi(student)
  const name = `Learner ${phone.slice(-6)}`
  await runSql(sql`update users set name = ${name} where phone = ${`+91${phone}`}`)
  const page = await openStaffCalls(browser)
  const list = `${ADMIN}/collections/entitlements`
  await page.goto(list)
  await page.getByRole('button', { name: 'Give access' }).click()
  const giving = dialogOf(page, 'Give access')
  await giving.getByRole('textbox', { name: 'Student' }).fill(phone)
  await giving.getByRole('button', { name }).click()
  // Back closes the dialog and stays on the page; the same is on the page of the person, who is chosen there.
  await page.goBack()
  await expect(giving).toBeHidden()
  await expect(page).toHaveURL(/\/collections\/entitlements(\?|$)/)
  await expect(page.getByRole('button', { name: 'Give access' })).toBeVisible()
  const id = await page.evaluate(async (who) => {
    const query = `where[name][equals]=${encodeURIComponent(who)}&depth=0`
    return ((await (await fetch(`/api/users?${query}`)).json()) as { docs: { id: string }[] }).docs[0]?.id
  }, name)
  await page.goto(`${ADMIN}/collections/users/${id}`)
  await page.getByRole('button', { name: 'Give access' }).click()
  await expect(giving).toContainText(name)
  await giving.getByRole('textbox', { name: 'Title' }).fill('NEET Physics')
  await giving
    .getByRole('button', { name: /^NEET Physics/ })
    .first()
    .click()
  await giving.getByLabel('Days, empty for no end').fill('10')
  await expectAccessible(page, 'dialog')
  await giving.getByRole('button', { name: 'Give access' }).dblclick()
  await expect(page.getByText(new RegExp(`^${name} now has access to `))).toBeVisible()
  await page.goto(list)
  await expectAccessible(page, '.shop-help')
  await expectToFitPhone(page)
  const docs = await page.evaluate(async (who) => {
    const query = `where[student.name][equals]=${encodeURIComponent(who)}&where[kind][equals]=class&depth=0`
    return ((await (await fetch(`/api/entitlements?${query}`)).json()) as { docs: { id: string }[] }).docs
  }, name)
  expect(docs).toHaveLength(1)
  await page.goto(`${ADMIN}/collections/entitlements/${docs[0]?.id}`)
  await page.getByRole('button', { name: 'Extend' }).click()
  await dialogOf(page, /^Extend/)
    .getByRole('button', { name: 'Extend' })
    .click()
  await expect(page.getByText(/^Extended\. It ends on \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await dialogOf(page, /^Take back/)
    .getByRole('button', { name: 'Take back' })
    .click()
  await expect(page.getByRole('button', { name: 'Give again' })).toBeVisible()
})
