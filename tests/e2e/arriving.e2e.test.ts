import { expect, test } from '@playwright/test'
import { inPieces } from './support/inPieces.ts'

type Shifts = { shifted: number }

const ALLOWED = 0.02
const PATHS = [
  '/',
  '/courses/neet-organic-chemistry',
  '/products/mechanics-workbook',
  '/free-resources',
  '/blog/mistake-notebook',
  // Signed out: what stood in for their lists goes.
  '/downloads',
  '/orders',
  '/learn',
]

for (const width of [360, 1440])
  test(`a page that arrives in pieces only grows downwards at ${width} px`, async ({ browser }) => {
    const way = await inPieces()
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    // What letters move when they come late is another test's matter (fonts).
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => {
      const seen = window as unknown as Shifts
      seen.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          seen.shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of PATHS) {
      await page.goto(`http://demo.localhost:${way.port}${path}`)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const shifted = await page.evaluate(() => (window as unknown as Shifts).shifted)
      expect.soft(shifted, path).toBeLessThanOrEqual(ALLOWED)
    }
    await context.close()
    way.close()
  })
