import { expect, test } from '@playwright/test'
import { formsOf, IN_FORMS } from './support/forms.ts'
import { inPieces } from './support/inPieces.ts'
import { noteShifts, shiftsOf } from './support/shifts.ts'

const ALLOWED = 0.02
const MAIN = ['/', '/courses/neet-organic-chemistry']
const OTHERS = [
  '/products/mechanics-workbook',
  '/free-resources',
  '/blog/mistake-notebook',
  // Signed out: what stood in for their lists goes.
  '/downloads',
  '/orders',
  '/learn',
]

for (const { width, paths } of formsOf(
  { width: 360, paths: MAIN },
  { width: 360, paths: OTHERS },
  { width: 1440, paths: [...MAIN, ...OTHERS] },
))
  test(
    `a page that arrives in pieces only grows downwards at ${width} px, ${paths[0]} and others`,
    IN_FORMS,
    async ({ browser }) => {
      const way = await inPieces()
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      // What letters move when they come late is another test's matter (fonts).
      await page.route('**/*.woff2', (route) => route.abort())
      await noteShifts(page)
      for (const path of paths) {
        await page.goto(`http://demo.localhost:${way.port}${path}`)
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await page.waitForLoadState('networkidle')
        const shifted = await shiftsOf(page)
        expect.soft(shifted, path).toBeLessThanOrEqual(ALLOWED)
      }
      await context.close()
      way.close()
    },
  )
