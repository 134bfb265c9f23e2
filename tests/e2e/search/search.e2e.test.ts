import { expect, type Page, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { expectAccessible } from '../support/axe.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { openStaffBrowser } from '../support/signedInStaff.ts'

// Layout of its pages: tests/full/routes.full.test.ts.

const ORIGIN = `http://demo.localhost:${PORT}`
const ADMIN = '9800000002'
const MECHANICS = 'JEE Physics: Mechanics from first principles'
const GRAMMAR = 'हिन्दी व्याकरण: संधि से निबंध तक'
const SOON = { intervals: [100] }

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const nextMiss = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/api/search/missed'))

test.describe('on desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('suggests matches with a typo, in Hindi, and in the other script', async ({ page }) => {
    await gotoHydrated(page, `${ORIGIN}/about-us`)
    for (const [typed, title, why] of [
      ['mechancis', MECHANICS, 'a typo'],
      ['vyakaran', GRAMMAR, 'Hindi in Latin letters'],
      ['फिजिक्स', MECHANICS, 'English in Devanagari'],
      ['व्याकरण', GRAMMAR, 'Hindi'],
    ] as const)
      await test.step(`${typed}: ${why}`, async () => {
        await field(page).fill('')
        await expect(options(page)).toHaveCount(0)
        await field(page).fill(typed)
        await expect(options(page).filter({ hasText: title }).first()).toBeVisible()
      })
  })

  test('by keyboard alone: / to the field, arrows to a course, Enter opens it, Escape closes', async ({
    page,
  }) => {
    await gotoHydrated(page, `${ORIGIN}/courses`)
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('mechanics princ')
    await expect(options(page).first()).toContainText(MECHANICS)
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(/\d+ results?/)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('mechanics princ')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('option', { selected: true })).toContainText('See all')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toContainText(MECHANICS)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: MECHANICS })).toBeVisible()
    // The query is cleared on the page that was found.
    await expect(field(page)).toHaveValue('')
  })

  test('keeps the input while the styles of the list load', async ({ page }) => {
    await page.goto(`${ORIGIN}/courses`)
    const html = await page.evaluate(async () => (await fetch(location.href)).text())
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    // From the start: a page that is prefetched may bring the same styles.
    await page.route('**/*.css', async (route) => {
      if (!html.includes(new URL(route.request().url()).pathname)) await isReleased
      await route.continue()
    })
    // Delayed styles delay the load event too.
    await gotoHydrated(page, `${ORIGIN}/courses`, 'domcontentloaded')
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('mechanics princ')
    await expect(field(page)).toHaveValue('mechanics princ')
    await expect(options(page)).toHaveCount(0)
    release()
    await expect(options(page).first()).toContainText(MECHANICS)
  })

  test('Enter shows all results, by kind, and remembers the search on this device', async ({ page }) => {
    await page.goto('/')
    await field(page).fill('physics')
    await expect(options(page).first()).toBeVisible()
    await expectAccessible(page, 'header')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, 'header', 'colours')
    await page.emulateMedia({ colorScheme: 'light' })
    await field(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “physics”')
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/\d+ results/)
    const kinds = page.getByRole('navigation', { name: 'Result types' })
    await kinds.getByRole('link', { name: /^Courses \d+$/ }).click()
    await expect(page).toHaveURL(/kind=course/)
    await page.getByRole('banner').getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(options(page).filter({ hasText: 'physics' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(options(page)).toHaveCount(0)
  })

  test('finds an edit within a second and drops an unpublished product', async ({ browser, page }) => {
    const staff = await openStaffBrowser(browser, ADMIN, 'demo')
    const panel = await staff.newPage()
    await panel.goto(`${ORIGIN}/healthz`)
    const write = (method: string, path: string, data: object) =>
      panel.evaluate(
        async ([verb, url, json]) => {
          const headers = { 'content-type': 'application/json' }
          const answer = await fetch(url as string, { method: verb, headers, body: json })
          return (await answer.json()).doc as { id: string }
        },
        [method, `/api${path}`, JSON.stringify(data)],
      )
    const word = `Zymurgy${Date.now()}`
    const countHits = async () => {
      await page.goto(`/search?q=${word.toLowerCase()}`)
      return page.getByRole('main').getByRole('listitem').filter({ hasText: word }).count()
    }
    expect(await countHits()).toBe(0)
    const { id } = await write('POST', '/blogs', {
      title: `${word} for beginners`,
      excerpt: 'An article of a test',
      author: 'Staff',
      _status: 'published',
    })
    await expect.poll(countHits, SOON).toBe(1)
    await write('PATCH', `/blogs/${id}`, { _status: 'draft' })
    await expect.poll(countHits, SOON).toBe(0)
    await staff.close()
  })

  test('suggests a correction and popular products, and records the search miss', async ({ page }) => {
    const missed = nextMiss(page)
    await page.goto('/search?q=mechaniks+xyzzyq')
    expect((await missed).postDataJSON()).toEqual({ q: 'mechaniks xyzzyq' })
    await expect(page.getByRole('heading', { name: 'Popular courses' })).toBeVisible()
    await page.getByRole('link', { name: 'mechanics', exact: true }).click()
    await expect(page.getByRole('link', { name: new RegExp(MECHANICS) })).toBeVisible()
  })

  test('shows an error when the search fails, and keeps the input', async ({ page }) => {
    await page.route('**/api/search?**', (route) => route.abort())
    await page.goto('/')
    await field(page).fill('physics')
    await expect(page.getByRole('banner').getByText('The search did not respond.')).toBeVisible()
    await expect(field(page)).toHaveValue('physics')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the search fills the screen and closes with Back', async ({ page }) => {
    // Before hydration the same link opens the search page.
    await gotoHydrated(page, `${ORIGIN}/`)
    const opener = page.getByRole('banner').getByRole('link', { name: 'Search' })
    const sheet = page.getByRole('dialog', { name: 'Search' })
    await opener.click()
    await expect(sheet.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type('sandhi')
    await expect(options(page).first()).toContainText(GRAMMAR)
    await expectAccessible(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await opener.click()
    await sheet.getByRole('combobox').fill('mechanics princ')
    await options(page).first().click()
    await expect(page.getByRole('heading', { level: 1, name: MECHANICS })).toBeVisible()
    await expect(sheet).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form opens a page with results and links', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await field(page).fill('physics')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=physics$/)
    const results = page.getByRole('main').getByRole('listitem')
    await expect(results.filter({ hasText: MECHANICS })).toHaveCount(1)
    await page.goto('/search?q=vyakaran&kind=course')
    await page.getByRole('link', { name: new RegExp(GRAMMAR) }).click()
    await expect(page.getByRole('heading', { level: 1, name: GRAMMAR })).toBeVisible()
  })
})
