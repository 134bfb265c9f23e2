import { expect, test } from '@playwright/test'
import { PORT } from '../../playwright.config.ts'
import { inPieces } from './support/inPieces.ts'
import { noteShifts, shiftsOf } from './support/shifts.ts'

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
    })
    const page = await context.newPage()
    // What letters move when they come late is another test's matter (fonts).
    await page.route('**/*.woff2', (route) => route.abort())
    await noteShifts(page)
    for (const path of PATHS) {
      await page.goto(`http://demo.localhost:${way.port}${path}`)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const shifted = await shiftsOf(page)
      expect.soft(shifted, path).toBeLessThanOrEqual(ALLOWED)
    }
    await context.close()
    way.close()
  })

test('a page that is only prefetched loads none of its pictures', async ({ page }) => {
  const hinted = 'link[rel="preload"][as="image"]'
  await page.goto(`http://demo.localhost:${PORT}/contact`, { waitUntil: 'networkidle' })
  const before = await page.locator(hinted).count()
  const prefetched = page.waitForResponse((answer) => /\/courses\?.*_rsc=/.test(answer.url()))
  await page.getByRole('link', { name: 'Courses', exact: true }).first().hover()
  await prefetched
  await page.waitForLoadState('networkidle')
  await expect(page.locator(hinted)).toHaveCount(before)
})
