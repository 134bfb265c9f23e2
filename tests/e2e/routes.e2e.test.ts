import { test } from '@playwright/test'
import { lookAround, openVisitor } from './support/checkLayouts.ts'

// Every page, and every address that always exists, is looked at by tests/full/routes.full.test.ts.

test('the main pages have no fault that axe finds, light and dark, and fit a desk and a phone', async ({
  browser,
}) => {
  test.slow()
  const page = await openVisitor(browser)
  const addresses = ['/', '/products/mechanics-workbook']
  await lookAround(
    page,
    addresses.map((address) => ({ address, status: 200 })),
    [1440, 360],
  )
  await page.context().close()
})
