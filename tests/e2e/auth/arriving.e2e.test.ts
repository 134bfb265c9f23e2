import { expect, test } from '@playwright/test'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { servePagesInPieces } from '../support/servePagesInPieces.ts'
import { layoutShiftOf, recordShifts } from '../support/shifts.ts'

const ALLOWED = 0.02
const MAIN = ['/', '/courses/neet-organic-chemistry']
const OTHERS = [
  '/products/mechanics-workbook',
  '/free-resources',
  '/blog/mistake-notebook',
  // Signed out: the placeholders of their lists disappear.
  '/downloads',
  '/orders',
  '/learn',
]

for (const { width, paths } of journeyVariants(
  { width: 360, paths: MAIN },
  { width: 360, paths: OTHERS },
  { width: 1440, paths: [...MAIN, ...OTHERS] },
))
  test(
    `a page that streams in pieces only grows downwards at ${width} px, ${paths[0]} and others`,
    AS_VARIANTS,
    async ({ browser }) => {
      const proxy = await servePagesInPieces()
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      // Layout shift by late fonts is tested elsewhere (fonts.e2e.test.ts).
      await page.route('**/*.woff2', (route) => route.abort())
      await recordShifts(page)
      for (const path of paths) {
        await page.goto(`http://demo.localhost:${proxy.port}${path}`)
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await page.waitForLoadState('networkidle')
        const shifted = await layoutShiftOf(page)
        expect.soft(shifted, path).toBeLessThanOrEqual(ALLOWED)
      }
      await context.close()
      proxy.close()
    },
  )
