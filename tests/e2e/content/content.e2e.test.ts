import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { localTime } from '#domain/content/localTime.ts'
import { PORT } from '../../../playwright.config.ts'
import { call } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { signInToAdmin } from '../support/signedInStaff.ts'

const ORIGIN = `http://demo.localhost:${PORT}`
const EDITOR = '9800000003'
const ZONE = 'Asia/Kolkata'

test.describe.configure({ mode: 'serial' })

let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await signInToAdmin(page, EDITOR, ORIGIN)
})
test.afterAll(() => context.close())

const unique = () => Date.now().toString(36)

/** Status and HTML for a visitor, through the gateway and its cache. */
async function visit(slug: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`http://127.0.0.1:${PORT}/_projects/demo/${slug}`)
  return { status: response.status, html: await response.text() }
}

/** Creates a page in the panel by typing its title; returns its id and slug. */
async function draft(title: string): Promise<{ id: string; slug: string }> {
  await page.goto(`${ORIGIN}/admin/collections/pages/create`)
  // Opening and leaving the form creates nothing.
  await page.getByLabel('Title').press('Enter')
  await expect(page.getByText('Enter a title')).toBeVisible()
  expect(page.url()).toMatch(/\/pages\/create$/)
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/api/pages'),
  )
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create draft' }).click()
  const { doc } = (await (await saved).json()) as { doc: { id: string; slug: string } }
  await page.waitForURL(new RegExp(`/collections/pages/${doc.id}$`))
  await expect(page.locator('#field-title')).toHaveValue(title)
  await expect(page.locator('#field-slug')).toHaveValue(doc.slug)
  return doc
}

const scheduleButton = () => page.locator('.schedule-button')
const drawer = () => page.getByRole('dialog').filter({ has: page.getByLabel('Date and time') })

async function schedule(at: number, action = 'Publish') {
  await scheduleButton().click()
  await drawer().getByLabel('What happens').selectOption(action)
  await drawer().getByLabel('Date and time').fill(localTime(at, ZONE))
  await drawer().getByRole('button', { name: 'Schedule', exact: true }).click()
}

test('an editor schedules a draft; the page is published at its time', async () => {
  const title = `Diwali timetable ${unique()}`
  const { slug } = await draft(title)
  expect((await visit(slug)).status).toBe(404)
  const at = Date.now() + 6000
  await schedule(at)
  await expect(drawer().getByText('India Standard Time (Asia/Kolkata)')).toBeVisible()
  await expect(drawer().getByRole('listitem').filter({ hasText: 'Publish' })).toBeVisible()
  await expectAccessible(page, '.schedule-drawer')
  const early = await visit(slug)
  // On a slow machine the response may arrive after the scheduled time.
  if (Date.now() < at) expect(early.status, 'its time has not come').toBe(404)
  await expect.poll(async () => (await visit(slug)).status, { intervals: [100] }).toBe(200)
  expect((await visit(slug)).html).toContain(title)
})

test('the schedule button shows a pending change, and an editor cancels it', async () => {
  await draft(`Cancelled ${unique()}`)
  await schedule(Date.now() - 60_000)
  await expect(drawer().getByRole('alert')).toHaveText('Choose a time in the future.')
  await drawer()
    .getByLabel('Date and time')
    .fill(localTime(Date.now() + 86_400_000, ZONE).slice(0, 16))
  await drawer().getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(scheduleButton()).toHaveText(/^Goes live \d{1,2} [A-Z][a-z]{2,3}, \d{1,2}:\d\d [ap]m$/)
  await drawer().getByRole('listitem').getByRole('button', { name: 'Cancel' }).click()
  await expect(drawer().getByText('Nothing is scheduled for this document.')).toBeVisible()
  await expect(scheduleButton()).toHaveText('Schedule')
  const address = page.url()
  await page.goBack()
  await expect(drawer(), 'Back closes the drawer').toBeHidden()
  expect(page.url()).toBe(address)
})

test('a page cannot have the address of the cart, and the form says why', async () => {
  const { id } = await draft(`Basket ${unique()}`)
  const reason = page.locator('.slug-note, .field-error', { hasText: 'address of a part of the site' })
  await page.locator('#field-slug').fill('cart')
  await expect(reason, 'while it is typed').toBeVisible()
  const refused = page.waitForResponse((response) => response.status() === 400)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await refused
  await expect(reason, 'and still after it was refused').toBeVisible()
  expect(await call(page, `/pages/${id}`, undefined, 'GET')).toMatchObject({ _status: 'draft' })
})

test('an editor restores an older version of a page', async () => {
  const { id, slug } = await draft(`Older words ${unique()}`)
  const old = await page.locator('#field-title').inputValue()
  const save = (values: object) => call(page, `/pages/${id}`, { ...values, _status: 'published' }, 'PATCH')
  await save({})
  await save({ title: 'Newer words' })
  await expect.poll(async () => (await visit(slug)).html).toContain('Newer words')

  await page.goto(`${ORIGIN}/admin/collections/pages/${id}/versions`)
  // Newest first: the published version, and the one before.
  await expect(page.locator('tbody tr').first()).toContainText('Currently Published')
  await page.locator('tbody tr').nth(1).getByRole('link').first().click()
  await page.waitForURL(/\/versions\/[\w-]{20,}/)
  await page
    .getByRole('button', { name: /Restore/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('#field-title')).toHaveValue(old)
})

test('the calendar shows scheduled changes, on desktop and phone', async () => {
  const title = `Mock test week ${unique()}`
  const { id } = await draft(title)
  const at = Date.now() + 3 * 86_400_000
  const scheduled = await call(page, '/content/schedule', { entity: 'pages', id, action: 'publish', at })
  expect(scheduled).toMatchObject({ apiSuccess: true })
  const month = localTime(at, ZONE).slice(0, 7)
  await page.goto(`${ORIGIN}/admin/schedule?month=${month}`)
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const entry = page.getByRole('listitem').filter({ hasText: localTime(at, ZONE).slice(11, 16) })
    await expect(entry.getByRole('link', { name: title })).toBeVisible()
    await expectAccessible(page, '.panel')
  }
  await page.getByRole('link', { name: 'Failed', exact: true }).click()
  await expect(page.getByRole('link', { name: title })).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('the content report links to a page with a broken link', async () => {
  const title = `Lost link ${unique()}`
  const { id } = await draft(title)
  const href = `/lost-${unique()}`
  await call(
    page,
    `/pages/${id}`,
    {
      _status: 'published',
      layout: [{ blockType: 'callToAction', heading: 'Go', primaryLabel: 'Go', primaryHref: href }],
    },
    'PATCH',
  )
  await page.goto(`${ORIGIN}/admin/content-report?kind=brokenLink`)
  const row = page.getByRole('listitem').filter({ hasText: href })
  await expect(row).toContainText('section 1 (call to action), primary')
  await expectAccessible(page, '.panel')
  await row.getByRole('link', { name: title }).click()
  await expect(page.locator('#field-title')).toHaveValue(title)
})
