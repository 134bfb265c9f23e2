import { expect, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { buy } from '../support/buy.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')
const PRODUCT = 'rotation-problem-class'

test('a batch is chosen on the way to buying, is in the cart and the order, and is the student’s then', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
  await signUpViaApi(page)
  await gotoHydrated(page, `${ORIGIN}/classes/${PRODUCT}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Choose a batch' }).locator('visible=true').first().click()
  await page.waitForURL(`**/batches/${PRODUCT}`)
  const batch = main.getByRole('listitem').filter({ hasText: 'Weekend batch' })
  await expect(batch).toContainText('Seats free')
  await expectAccessible(page, 'main')
  await page.screenshot({ path: test.info().outputPath('batches-360.png') })
  await batch.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Weekend batch is in your cart')).toBeVisible()
  const pays = batch.getByRole('link', { name: 'Buy with this batch' })
  const chosen = new URL((await pays.getAttribute('href')) ?? '', ORIGIN).searchParams.get('batch')
  await batch.getByRole('link', { name: 'Go to cart' }).click()
  await page.waitForURL('**/cart')
  await expect(main.getByText('Weekend batch')).toBeVisible()
  const { number } = await buy(page, `${PRODUCT}&batch=${chosen}`)
  await page.goto(`${ORIGIN}/orders/${number}`)
  await expect(main.getByText('Weekend batch')).toBeVisible()
  await page.goto(`${ORIGIN}/batches/${PRODUCT}`)
  await expect(batch).toContainText('Your batch')
})
