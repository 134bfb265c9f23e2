import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { openStaffCalls, saveAs } from '../support/panel.ts'
import { host } from '../support/signInDialog.ts'
import { untilPanelIsHydrated } from '../support/untilPanelIsHydrated.ts'

test('the audit log and the history of a product show its price before and after', async ({ browser }) => {
  const page = await openStaffCalls(browser)
  const product = await saveAs(page, 'POST', '/selling-products', {
    title: 'Audited course',
    slug: `audited-${process.pid}`,
    summary: 'About',
    pricePaise: 249_900,
    mrpPaise: 249_900,
  })
  await saveAs(page, 'PATCH', `/selling-products/${product.id}`, { pricePaise: 199_900 })

  await page.goto(`${host('demo')}/admin/collections/audit-logs`)
  await page.getByRole('link', { name: 'Changed product "Audited course" (Price)' }).first().click()
  const row = page.getByRole('row', { name: 'Price' })
  await expect(row.getByRole('cell')).toHaveText(['₹2,499', '₹1,999'])
  await expect(page.getByText('Demo Admin (Admin)')).toBeVisible()
  await expectAccessible(page, '.audit-entry')

  await page.getByRole('link', { name: 'Audited course', exact: true }).click()
  // The form renders in steps: a click between two of them would be lost.
  await expect(page.locator('#field-title')).toHaveValue('Audited course')
  await untilPanelIsHydrated(page)
  await page.getByRole('link', { name: 'Activity log' }).click()
  await page.waitForURL('**/history')
  // Besides the tab of that name, a text on the page mentions versions.
  await expect(page.getByText('Versions', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Changed product' })).toContainText('₹1,999')
  await expect(page.getByRole('listitem').filter({ hasText: 'Added product' })).toBeVisible()
})
