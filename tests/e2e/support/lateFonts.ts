import { expect, type Page } from '@playwright/test'
import { noteShifts, shiftsOf } from './shifts.ts'

/** What the specification of speed allows a page to move by. */
const ALLOWED = 0.02

/** Opens a page whose fonts come after its first paint, so many of them at least, and holds it to what it may move by. */
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
  await noteShifts(page)
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => late).toBeGreaterThanOrEqual(fonts)
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(await shiftsOf(page)).toBeLessThanOrEqual(ALLOWED)
}
