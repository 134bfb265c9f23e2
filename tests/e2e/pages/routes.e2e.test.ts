import { test } from '@playwright/test'
import { expectNoLayoutFaults, openVisitor } from '../support/checkLayouts.ts'

// Every page and every fixed address: tests/full/routes.full.test.ts.

test('the main pages pass axe in light and dark mode and fit desktop and phone', async ({ browser }) => {
  test.slow()
  const page = await openVisitor(browser)
  const addresses = ['/', '/products/mechanics-workbook']
  await expectNoLayoutFaults(
    page,
    addresses.map((address) => ({ address, status: 200 })),
    [1440, 360],
  )
  await page.context().close()
})
