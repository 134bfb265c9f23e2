import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectNoEnglish } from './englishWords.ts'

export const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1440, height: 900 }

/** Asserts that the page does not scroll sideways. */
export const expectFitsWidth = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

/** Asserts that a page is entirely in Hindi on desktop and phone, accessible, and does not scroll sideways. */
export async function expectHindi(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESKTOP)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'लोड हो रहा है' })).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expectNoEnglish(page)
  await expectAccessible(page, 'body')
  await page.setViewportSize(PHONE)
  await expectNoEnglish(page)
  await expectFitsWidth(page)
}
