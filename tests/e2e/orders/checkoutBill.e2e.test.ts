import { expect, test } from '@playwright/test'
import { formatInr } from '#domain/money/formatInr.ts'
import { call } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { BOOK, bill, COURSE, heading, openAsNewStudent, shownPrice } from '../support/checkoutPage.ts'
import { choose } from '../support/choose.ts'
import { CASH_FEE, DESK, openTestShop, PHONE, productOf, visibleButton } from '../support/testShop.ts'
import { typeAtPace } from '../support/typing.ts'

const testShop = openTestShop('test-shop-checkout-bill')

test('cash on delivery is not offered for a course, with a reason', async ({ page }) => {
  await page.setViewportSize(DESK)
  const bundle = await productOf(testShop, BOOK)
  const course = await productOf(testShop, COURSE)
  await openAsNewStudent(page, testShop, '/healthz', { hasAddress: true })
  for (const { id } of [bundle, course]) await call(page, '/cart/change', { product: id, quantity: 1 })
  await page.goto(`${testShop.origin}/checkout`)
  const cash = page.getByRole('radio', { name: /Cash on delivery/ })
  await expect(cash).toBeDisabled()
  await expect(page.getByText('Cash on delivery is for books and other goods only.')).toBeVisible()
  await expect(bill(page)).toContainText('GST of')
})

test('a changed price is shown before the payment', async ({ page }) => {
  await page.setViewportSize(DESK)
  const { id, pricePaise } = await productOf(testShop, 'jee-physics-mechanics')
  await openAsNewStudent(page, testShop, '/checkout?product=jee-physics-mechanics')
  const before = await shownPrice(page)
  const published = { pricePaise: pricePaise + 100_000, mrpPaise: pricePaise + 200_000, _status: 'published' }
  expect((await testShop.asAdmin(`/selling-products/${id}`, published, 'PATCH')).errors).toBeUndefined()
  await visibleButton(page, /^Pay ₹/).click()
  const priceNotice = page.getByText(/It was ₹[\d,]+, now it is ₹[\d,]+\./)
  await expect(priceNotice).toContainText(`It was ${formatInr(before * 100)}, now it is`)
  const now = await shownPrice(page)
  expect(now).toBeGreaterThan(before)
  await expect(priceNotice).toContainText(`now it is ${formatInr(now * 100)}.`)
  await choose(page.getByRole('radio', { name: /UPI, card or net banking/ }))
  await visibleButton(page, /^Pay ₹/).click()
  await page.waitForURL('**/dev/sandbox-gateway/*')
  await page.goBack()
  await expect(visibleButton(page, /^Pay ₹/)).toBeVisible()
  expect(await shownPrice(page)).toBe(now)
})

test('Pay pressed while the bill is updating waits for it and pays the new total', async ({ page }) => {
  await page.setViewportSize(DESK)
  await openAsNewStudent(page, testShop, `/healthz`, { hasAddress: true })
  await page.goto(`${testShop.origin}/checkout?product=${BOOK}`)
  const price = await shownPrice(page)
  await page.route('**/api/payment/quote', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await test.step('a different price is shown before anything is paid', async () => {
    await choose(page.getByRole('radio', { name: /Cash on delivery/ }))
    await visibleButton(page, 'Place order').click()
    await expect(page.getByText(`It was ₹${price}, now it is ₹${price + CASH_FEE}.`)).toBeVisible()
    const { totalDocs } = await call(page, '/orders?limit=5&depth=0', undefined, 'GET')
    expect(totalDocs).toBe(0)
  })
  await test.step('at the same price the payment continues by itself', async () => {
    await page.goto(`${testShop.origin}/checkout?product=${COURSE}`)
    await visibleButton(page, /^Pay ₹/).waitFor()
    await choose(page.getByRole('radio', { name: /Bank transfer/ }))
    await visibleButton(page, 'Place order').click()
    await expect(heading(page, 'Waiting for your transfer')).toBeFocused()
  })
})

test('a coupon is refused with its reason; the best offer is applied by one click and survives a reload', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const coupon = { title: 'For you', type: 'flat', amountPaise: 50_000, isActive: true, isListed: true }
  for (const values of [
    { ...coupon, code: 'FIVEHUNDRED' },
    { ...coupon, code: 'FORMUCH', minItemsPaise: 10_000_000 },
  ]) {
    const made = await testShop.asAdmin('/coupons', values)
    expect(made.errors, JSON.stringify(made)).toBeUndefined()
  }
  await openAsNewStudent(page, testShop, `/checkout?product=${COURSE}`)
  const before = await visibleButton(page, /^Pay ₹/).textContent()
  await page.getByRole('button', { name: 'Have a coupon?' }).click()
  await expect(page.getByRole('textbox', { name: 'Coupon code' })).toBeFocused()
  await typeAtPace(page.getByRole('textbox', { name: 'Coupon code' }), 'formuch')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText(/^Add ₹[\d,]+ more to use FORMUCH\.$/)).toBeVisible()
  const offer = page.getByText('FIVEHUNDRED would save you ₹500.')
  await expect(offer).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('button', { name: 'Apply FIVEHUNDRED' }).click()
  await expect(page.getByText('FIVEHUNDRED applied')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await expect(bill(page)).toContainText('− ₹500')
  await page.reload()
  await expect(page.getByText('FIVEHUNDRED applied')).toBeVisible()
  expect(await visibleButton(page, /^Pay ₹/).textContent()).not.toBe(before)
  await expectAccessible(page, 'main')
})
