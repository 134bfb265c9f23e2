import { type Browser, expect, type Page, test } from '@playwright/test'
import { minuteText } from '#domain/text/momentText.ts'
import { buy } from '../support/buy.ts'
import { DEMO, openStaffCalls, saveAs } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'
import { host } from '../support/signInDialog.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

const ADMIN = `${host('demo')}/admin`

const LISTS = [
  'users',
  'selling-products',
  'returns',
  'shipments',
  'support-tickets',
  'coupons',
  'entitlements',
]

/** Pixels by which the widest part of a list exceeds the screen. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('.collection-list .table')
    return Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      table ? table.scrollWidth - table.clientWidth : 0,
    )
  })

test('on a phone every column of the lists has its name and is visible without scrolling sideways', async ({
  browser,
}) => {
  const page = await openStaffCalls(browser, DEMO.admin)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const list of LISTS) {
    await page.goto(`${ADMIN}/collections/${list}`)
    await untilPanelIsHydrated(page)
    await expect.poll(() => overflowOf(page), list).toBeLessThanOrEqual(0)
    const cells = page.locator('.collection-list tbody tr').first().locator('td:not(.cell-_select)')
    if ((await cells.count()) === 0) continue
    for (const cell of await cells.all()) {
      await expect(cell, list).toHaveAttribute('data-column', /\w/)
      // A card leaves empty columns out.
      if (await cell.textContent()) await expect(cell, list).toBeInViewport()
    }
  }
})

/** Gives a new student a course. */
async function enrol(browser: Browser): Promise<void> {
  const page = await (await browser.newContext()).newPage()
  await signUpViaApi(page)
  await buy(page, 'jee-physics-mechanics')
  await page.close()
}

test('on a phone nothing of a person’s overview scrolls sideways', async ({ browser }) => {
  await enrol(browser)
  const page = await openStaffCalls(browser, DEMO.admin)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${ADMIN}/collections/entitlements`)
  await untilPanelIsHydrated(page)
  const { docs } = await page.evaluate(
    async () =>
      (await fetch('/api/entitlements?limit=1&depth=0')).json() as Promise<{ docs: { student: string }[] }>,
  )
  await page.goto(`${ADMIN}/collections/users/${docs[0]?.student}`)
  await untilPanelIsHydrated(page)
  const courses = page.getByRole('region', { name: 'Courses and tests', exact: true })
  await expect(courses.getByRole('row').first()).toBeVisible()
  const over = await page
    .locator('.panel-scroll')
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
  expect(Math.max(...over)).toBeLessThanOrEqual(0)
})

test('a date that cannot be changed has no buttons', async ({ browser }) => {
  await enrol(browser)
  const page = await openStaffCalls(browser, DEMO.admin)
  await page.goto(`${ADMIN}/collections/entitlements`)
  const { docs } = await page.evaluate(
    async () =>
      (await fetch('/api/entitlements?limit=1&depth=0')).json() as Promise<{ docs: { id: string }[] }>,
  )
  await page.goto(`${ADMIN}/collections/entitlements/${docs[0]?.id}`)
  await untilPanelIsHydrated(page)
  await expect(page.getByRole('textbox', { name: 'Starts at' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Clear the date' })).toHaveCount(0)
})

/** Controls without an accessible name. */
const unnamedControls = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, a[href], [role=button], input:not([type=hidden], [type=file])',
      ),
    ]
      .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden=true]'))
      .filter(
        (control) =>
          !control.ariaLabel &&
          !control.title &&
          !control.getAttribute('aria-labelledby') &&
          !(control as HTMLInputElement).labels?.length &&
          !control.textContent?.trim() &&
          !control.querySelector('img[alt]:not([alt=""]), [aria-label], title'),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  )

test('every control of lists and documents has a name', async ({ browser }) => {
  const page = await openStaffCalls(browser, DEMO.admin)
  for (const collection of ['selling-products', 'media', 'free-resources', 'blogs']) {
    await page.goto(`${ADMIN}/collections/${collection}`)
    await untilPanelIsHydrated(page)
    await expect.poll(() => unnamedControls(page), collection).toEqual([])
    const { docs } = await page.evaluate(
      async (url) => (await fetch(url)).json() as Promise<{ docs: { id: string }[] }>,
      `/api/${collection}?limit=1&depth=0`,
    )
    await page.goto(`${ADMIN}/collections/${collection}/${docs[0]?.id}`)
    await untilPanelIsHydrated(page)
    await expect.poll(() => unnamedControls(page), `a document of ${collection}`).toEqual([])
  }
})

test('times are those of the project where the browser is in another zone', async ({ browser }) => {
  const home = await openStaffCalls(browser, DEMO.admin)
  const { id } = await saveAs(home, 'POST', '/sale-items', {
    title: `Far away ${Date.now()}`,
    tags: ['none'],
    percent: 10,
    startsAt: '2031-12-01T04:30:00.000Z',
    endsAt: '2031-12-31T04:30:00.000Z',
  })
  const { id: post } = await saveAs(home, 'POST', '/pages?draft=true', {
    title: `Versions ${Date.now()}`,
    _status: 'draft',
  })
  const state = await home.context().storageState()
  const away = await browser.newContext({ storageState: state, timezoneId: 'America/New_York' })
  const page = await away.newPage()
  await page.goto(`${ADMIN}/collections/sale-items/${id}`)
  await untilPanelIsHydrated(page)
  const starts = page.getByRole('textbox', { name: /^Starts at/ })
  await expect(starts).toHaveValue('01/12/2031 10:00 am')
  await starts.fill('02/12/2031 11:15 am')
  await starts.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const stored = () =>
    page.evaluate(
      async (url) => (await (await fetch(url)).json()).startsAt as string,
      `/api/sale-items/${id}`,
    )
  await expect.poll(stored).toBe('2031-12-02T05:45:00.000Z')

  const updatedAt = await page.evaluate(
    async (url) => (await (await fetch(url)).json()).updatedAt as string,
    `/api/pages/${post}?draft=true&depth=0`,
  )
  const inIndia = minuteText(updatedAt, 'Asia/Kolkata')
  await page.goto(`${ADMIN}/collections/pages/${post}/versions`)
  await expect(page.getByRole('row').filter({ hasText: inIndia })).toBeVisible()
  await away.close()
})

test('on a phone a refused form shows the error of each field', async ({ browser }) => {
  const page = await openStaffCalls(browser, DEMO.admin)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto(`${ADMIN}/collections/coupons/create`)
    await untilPanelIsHydrated(page)
    await page.getByRole('button', { name: 'Save' }).click()
    const field = page.locator('.field-type', { has: page.locator('> .field-type__wrap > #field-code') })
    const box = field.getByRole('textbox')
    const problem = field.getByText('This field is required.')
    await expect(problem).toBeVisible()
    const [of, under] = [await box.boundingBox(), await problem.boundingBox()]
    expect(under?.y ?? 0).toBeGreaterThanOrEqual((of?.y ?? 0) + (of?.height ?? 0))
    await expect(box).toHaveCSS('border-color', 'rgb(192, 38, 38)')
  }
})

test('on a phone a queue opens with its rows and visible name', async ({ browser }) => {
  const page = await openStaffCalls(browser, DEMO.admin)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${ADMIN}/collections/orders`)
  await untilPanelIsHydrated(page)
  const queues = page.getByRole('navigation', { name: 'Queues' })
  const href = await queues
    .getByRole('link', { name: /Refunds to review|To pack/ })
    .first()
    .getAttribute('href')
  await page.goto(new URL(href ?? '', ADMIN).href)
  await untilPanelIsHydrated(page)
  await expect(page.getByText('Filter Orders where')).not.toBeInViewport()
  await expect(queues.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  await page.goto(`${ADMIN}/collections/orders?where[and][0][number][like]=SH-`)
  await expect(page).toHaveURL(/sort=/)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page).toHaveURL(/\/orders(\?(?!.*where).*)?$/)
  await page.goto(new URL(href ?? '', ADMIN).href)
  await expect(page).toHaveURL(/sort=/)
  await queues.getByRole('link', { name: /^All/ }).click()
  await expect(page).toHaveURL(/\/orders(\?(?!.*where).*)?$/)
  await expect(queues.locator('[aria-current]')).toHaveText(/^All/)
})

test('on a phone the menu covers the page below it', async ({ browser }) => {
  const page = await openStaffCalls(browser, DEMO.admin)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${ADMIN}/collections/coupons/create`)
  await untilPanelIsHydrated(page)
  const crumb = await page.locator('.step-nav').boundingBox()
  await page.locator('.panel-bar__toggle').click()
  const menu = page.locator('.panel-nav')
  await expect(menu).toBeInViewport()
  const isCovered = (at: { x: number; y: number }) =>
    Boolean(document.elementFromPoint(at.x + 8, at.y + 8)?.closest('.panel-nav'))
  await expect.poll(() => page.evaluate(isCovered, { x: crumb?.x ?? 0, y: crumb?.y ?? 0 })).toBe(true)
})
