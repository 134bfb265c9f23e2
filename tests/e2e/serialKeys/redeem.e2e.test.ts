import { expect, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { buy } from '../support/buy.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')

test('a bought key is redeemed once, by its link or typed, and a typing mistake in it is reported', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
  await signUpViaApi(page)
  const { number } = await buy(page, 'mock-keys-ten')
  await gotoHydrated(page, `${ORIGIN}/orders/${number}`)
  await page.getByRole('button', { name: /^Show keys of/ }).click()
  await expect(page.locator('code').first()).toBeVisible()
  const [first, second] = await page.locator('code').allTextContents()
  await page.getByRole('link', { name: `Redeem ${first} for yourself` }).click()
  await page.waitForURL('**/redeem?key=*')
  const field = page.getByRole('textbox', { name: 'Serial key' })
  await expect(field).toHaveValue(first ?? '')
  await expectAccessible(page, 'main')
  await page.screenshot({ path: test.info().outputPath('redeem-360.png') })
  await page.getByRole('button', { name: 'Redeem', exact: true }).dblclick()
  await expect(page.getByText('“Ten keys for the full mocks” is now in your account.')).toBeVisible()
  await page.getByRole('button', { name: 'Redeem another key' }).click()

  const [a = ''] = second ?? ''
  await field.fill((second ?? '').replace(a, a === 'A' ? 'B' : 'A'))
  await page.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(page.getByText(/^One of the letters is wrong/)).toBeVisible()
  await field.fill(` ${second?.toLowerCase().replaceAll('-', ' ')} `)
  await page.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(page.getByText('“Ten keys for the full mocks” is now in your account.')).toBeVisible()
  await page.getByRole('link', { name: 'Open My learning' }).click()
  await page.waitForURL('**/learn')
})

test('the page asks visitors to log in, in Hindi too', async ({ page }) => {
  await page.goto(`${ORIGIN}/hi/redeem`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('सीरियल कुंजी')
})
