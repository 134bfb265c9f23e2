import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import {
  addToCart,
  BOOK,
  bill,
  COURSE,
  cartLines,
  openCartShop,
  pressVisible,
  savedForLater,
  setWidth,
  toPay,
} from '../support/cartPage.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { overlaysLeft } from '../support/overlaysLeft.ts'
import { productOf } from '../support/testShop.ts'

const testShop = openCartShop('test-shop-coupons')

const coupons = (page: Page) => page.getByRole('region', { name: /coupon|applied/i })

for (const width of journeyVariants(1440, 360))
  test(
    `a coupon is refused with its reason; the best one is applied, replaced and removed, at ${width} px`,
    AS_VARIANTS,
    async ({ page }) => {
      await setWidth(page, width)
      await addToCart(page, testShop, BOOK.slug, COURSE.slug)
      await page.goto(`${testShop.origin}/cart`)
      const full = await toPay(page)
      const field = coupons(page).getByRole('textbox', { name: 'Coupon code' })

      await field.fill('mocks20')
      await field.press('Enter')
      await expect(
        coupons(page)
          .getByRole('status')
          .filter({ hasText: 'MOCKS20 does not apply to anything in your cart.' }),
      ).toBeVisible()
      await expect(field).toBeFocused()
      expect(await toPay(page)).toBe(full)
      await field.fill('')
      await field.press('Enter')
      await expect(coupons(page).getByText('Enter a coupon code')).toBeVisible()
      await expect(coupons(page).getByText(/MOCKS20/)).toHaveCount(0)

      await pressVisible(page, 'Apply best offer')
      await expect(
        coupons(page).getByRole('heading', { name: /^FIRSTSTEP applied: ₹[\d.,]+ off$/ }),
      ).toBeVisible()
      await expect(coupons(page).getByRole('button', { name: 'Change coupons' })).toBeFocused()
      await expect(coupons(page).getByRole('status').filter({ hasText: 'FIRSTSTEP applied' })).toBeAttached()
      await expect(bill(page)).toContainText('Coupon FIRSTSTEP')
      expect(await toPay(page)).toBeLessThan(full)
      await expectAccessible(page, 'main')

      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Coupons for this cart' })
      await expect(dialog.getByRole('listitem').filter({ hasText: 'FIRSTSTEP' })).toContainText(
        'Best for this cart',
      )
      await dialog.getByText(/^Coupons that do not apply/).click()
      await expect(dialog.getByRole('listitem').filter({ hasText: 'MOCKS20' })).toContainText(
        'does not apply to anything',
      )
      await expectAccessible(page, '[role=dialog]')
      await dialog.getByRole('button', { name: 'Use BOOKS50' }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(coupons(page).getByRole('heading', { name: 'BOOKS50 applied: ₹50 off' })).toBeVisible()
      await expect(coupons(page).getByRole('button', { name: 'Change coupons' })).toBeFocused()

      await coupons(page).getByRole('button', { name: 'Change coupons' }).press('Enter')
      await dialog.getByRole('textbox', { name: 'Coupon code' }).fill('FIRSTSTEP')
      await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(dialog.getByText('FIRSTSTEP cannot be combined with another coupon.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Use only FIRSTSTEP' }).click()
      await expect(coupons(page).getByRole('heading', { name: /^FIRSTSTEP applied/ })).toBeVisible()
      await overlaysLeft(page)
      await page.reload()
      await expect(coupons(page).getByRole('heading', { name: /^FIRSTSTEP applied/ })).toBeVisible()

      await pressVisible(page, 'Remove coupon FIRSTSTEP')
      await expect(coupons(page).getByRole('heading', { name: 'Have a coupon?' })).toBeVisible()
      expect(await toPay(page)).toBe(full)
    },
  )

test('a coupon that no longer applies is not announced as applied', async ({ page }) => {
  await setWidth(page, 360)
  await addToCart(page, testShop, BOOK.slug, COURSE.slug)
  await page.goto(`${testShop.origin}/cart`)
  await pressVisible(page, 'Apply best offer')
  const message = coupons(page).getByRole('status').filter({ hasText: 'FIRSTSTEP applied' })
  await expect(message).toBeAttached()
  await pressVisible(page, `Remove ${COURSE.title}`)
  await expect(coupons(page)).toContainText(/Add ₹[\d,]+ more to use FIRSTSTEP\./)
  await expect(message).toHaveCount(0)
})

test('the cart lists changes since the last visit: dearer, cheaper, few left, sold out', async ({ page }) => {
  await setWidth(page, 360)
  const [book, course] = [await productOf(testShop, BOOK.slug), await productOf(testShop, COURSE.slug)]
  const setAvailable = async (free: number) => {
    const { docs } = (await testShop.asAdmin(
      `/stock-levels?where[product][equals]=${book.id}&limit=1&depth=0`,
      undefined,
      'GET',
    )) as { docs: { id: string }[] }
    expect(await testShop.asAdmin('/stock/count', { id: docs[0]?.id, free })).toMatchObject({
      apiSuccess: true,
    })
  }
  const setPrice = async (id: string, pricePaise: number) =>
    expect(
      (await testShop.asAdmin(`/selling-products/${id}`, { pricePaise }, 'PATCH')).errors,
    ).toBeUndefined()
  await addToCart(page, testShop, BOOK.slug, BOOK.slug, BOOK.slug, COURSE.slug)
  try {
    await setPrice(course.id, course.pricePaise + 10_000)
    await setAvailable(2)
    await page.goto(`${testShop.origin}/cart`)
    const notices = page.getByRole('main').getByRole('status').filter({ hasText: COURSE.title })
    await expect(notices).toContainText(/now costs ₹[\d,]+, (up|down) from ₹[\d,]+\./)
    const line = cartLines(page).filter({ hasText: BOOK.title })
    await expect(line).toContainText('Only 2 left.')
    await expect(bill(page)).toContainText('1 item is currently unavailable.')
    await expectAccessible(page, 'main')
    await line.getByRole('button', { name: 'Change to 2' }).click()
    await expect(line.getByRole('group')).toContainText('2')
    await expect(line.getByRole('button', { name: /^One more of/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(bill(page)).not.toContainText('currently unavailable')

    await setAvailable(0)
    await setPrice(course.id, course.pricePaise)
    await page.reload()
    await expect(line).toContainText('Currently sold out.')
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'down from' })).toBeVisible()
    await line.getByRole('button', { name: /^Save for later/ }).click()
    await expect(savedForLater(page)).toContainText('Currently sold out.')
    await expect(cartLines(page)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Go to checkout' }).locator('visible=true')).toBeVisible()
  } finally {
    await setAvailable(80)
    await setPrice(course.id, course.pricePaise)
  }
})
