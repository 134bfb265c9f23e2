import { expect, type Page } from '@playwright/test'
import { layoutShiftOf, recordShifts } from './shifts.ts'

/** Largest cumulative layout shift that the specification allows. */
const ALLOWED = 0.02

/** Delays a page's fonts (at least `fonts` of them) past its first paint and asserts that its layout shift stays allowed. */
export async function expectStillWithLateFonts(
  page: Page,
  { path, width, fonts }: { path: string; width: number; fonts: number },
): Promise<void> {
  let late = 0
  await page.route('**/*.woff2', async (route) => {
    late += 1
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await recordShifts(page)
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => late).toBeGreaterThanOrEqual(fonts)
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(ALLOWED)
}
