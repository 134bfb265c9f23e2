import { expect, type Page } from '@playwright/test'
import { host } from './account.ts'

/** Buys a product of the project demo through the checkout page and the sandbox gateway; returns the order. */
export async function buy(page: Page, product: string): Promise<{ id: string; number: string }> {
  await page.goto(`${host('demo')}/checkout?product=${product}`)
  await page
    .getByRole('button', { name: /^Pay ₹/ })
    .locator('visible=true')
    .click()
  await page.waitForURL('**/dev/sandbox-gateway/*')
  await page.getByRole('button', { name: 'Payment succeeds', exact: true }).click()
  await page.waitForURL('**/checkout/return?*')
  const number = page
    .getByRole('main')
    .getByText(/SH-\d\d-\d{6}/)
    .first()
  await expect(number).toBeVisible()
  return {
    id: new URL(page.url()).searchParams.get('order') ?? '',
    number: /SH-\d\d-\d{6}/.exec((await number.textContent()) ?? '')?.[0] ?? '',
  }
}
