import { expect, test } from '@playwright/test'

const UNKNOWN = '/nothing-here'

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
