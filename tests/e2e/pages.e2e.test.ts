import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { PORT } from '../../playwright.config.ts'
import { signUpByCalls } from './support/people.ts'

const UNKNOWN = '/nothing-here'
const WIDTHS = [360, 1440]
const PUBLIC = [
  '/',
  '/courses',
  '/courses?exam=JEE+Main',
  '/courses/jee-physics-mechanics',
  '/about-us',
  '/nothing-here',
  '/?login=1',
]
const SIGNED_IN = ['/checkout?product=jee-physics-mechanics', '/orders', '/learn']

async function check(page: Page, path: string) {
  const errors: string[] = []
  page.on('pageerror', (err) => errors.push(err.message))
  page.on('console', (message) => {
    const isExpected =
      /status of 401/.test(message.text()) || (path === UNKNOWN && /status of 404/.test(message.text()))
    if (message.type() === 'error' && !isExpected) errors.push(`${message.text()} ${message.location().url}`)
  })
  // What depends on the visitor has arrived, and fonts have settled.
  const me = page.waitForResponse((response) => response.url().includes('/api/auth/start'))
  await page.goto(`http://demo.localhost:${PORT}${path}`)
  await me
  if (path.includes('login=1')) await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(300)
  // A dialog that is still fading in has less contrast than it will have.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0)
  expect(errors).toEqual([])
}

for (const width of WIDTHS) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`public pages have no serious fault of accessibility at ${width} px, ${scheme}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: scheme })
      const page = await context.newPage()
      for (const path of PUBLIC) await test.step(path, () => check(page, path))
      await context.close()
    })
  }
  test(`a student's pages have none either at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    await signUpByCalls(page)
    for (const path of SIGNED_IN) await test.step(path, () => check(page, path))
    await context.close()
  })
}

test('list and detail can be read and filtered without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  const all = await page.locator('main a[href*="/courses/"]').count()
  expect(all).toBeGreaterThan(8)
  await page.goto('/courses?exam=NEET+UG')
  await expect(page.getByRole('link', { name: /NEET Organic Chemistry/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /JEE Physics: Mechanics/ })).toHaveCount(0)
  await page.goto('/courses/jee-physics-mechanics')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('JEE Physics: Mechanics')
  await context.close()
})

test('an unknown page says so, with status 404 and a way on', async ({ page }) => {
  const response = await page.goto(UNKNOWN)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})
