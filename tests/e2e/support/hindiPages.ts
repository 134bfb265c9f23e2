import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectNoEnglish } from './englishWords.ts'

export const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1440, height: 900 }

/** The page is not wider than the screen. */
export const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

/** In Hindi throughout, on a large screen and on a phone, without a fault of accessibility, and as wide as the screen. */
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
  await fits(page)
}
