import { expect, test } from '@playwright/test'
import { noteShifts, shiftsOf } from './support/shifts.ts'

/** How far a page may move at most: cumulative layout shift. */
const ALLOWED = 0.02

const ENGLISH = ['/', '/courses', '/blog', '/how-it-works']
const WITH_HINDI = [
  '/courses/hindi-vyakaran-class-10',
  '/courses/bharatiya-rajvyavastha',
  '/hi',
  '/hi/courses',
  '/hi/courses/jee-physics-mechanics',
]

for (const width of [360, 768, 1440]) {
  for (const path of [...ENGLISH, ...WITH_HINDI]) {
    test(`${path} does not move at ${width} px when its fonts come late`, async ({ page }) => {
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
      // Latin, and where there is Hindi Devanagari too, after the first paint.
      await expect.poll(() => late).toBeGreaterThanOrEqual(WITH_HINDI.includes(path) ? 2 : 1)
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
      expect(await shiftsOf(page)).toBeLessThanOrEqual(ALLOWED)
    })
  }
}
