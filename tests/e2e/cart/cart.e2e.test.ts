import { expect, type Locator, test } from '@playwright/test'
import { call } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { cartLinkToken } from '../support/cartLink.ts'
import {
  addToCart,
  BOOK,
  COURSE,
  cartLines,
  cartLink,
  openCartShop,
  pressVisible,
  savedForLater,
  setWidth,
  TESTS,
  toPay,
} from '../support/cartPage.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { enterCode, signUpViaApi } from '../support/people.ts'

const SLUG = 'test-shop-cart'

const testShop = openCartShop(SLUG)

/** Whether the boxes of two elements overlap. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of them is not on the page')
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width
}

for (const width of journeyVariants(360, 1440))
  test(
    `a guest fills the cart, saves a product for later, logs in and keeps both lists, at ${width} px`,
    AS_VARIANTS,
    async ({ page }) => {
      await setWidth(page, width)
      const phone = await signUpViaApi(page, SLUG)
      await addToCart(page, testShop, TESTS.slug)
      await page.context().clearCookies({ name: `${SLUG}-session` })

      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await gotoHydrated(page, testShop.origin + COURSE.path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('banner').getByText('1', { exact: true })).toHaveCount(0)
      expect(requests.filter((path) => path.includes('/api/cart'))).toEqual([])

      await pressVisible(page, 'Add to cart')
      const message = page.getByRole('status').filter({ hasText: 'Added to your cart' })
      await expect(message).toBeVisible()
      await expect(cartLink(page)).toHaveAccessibleName('Cart, items: 1')
      await gotoHydrated(page, testShop.origin + BOOK.path)
      await pressVisible(page, 'Add to cart')
      await expect(cartLink(page)).toHaveAccessibleName('Cart, items: 2')
      // Neither message nor button offers to add it again, and the cart has no link to itself.
      await expect(page.getByRole('button', { name: 'Add to cart' }).locator('visible=true')).toHaveCount(0)
      expect(await covers(message, cartLink(page)), 'the message lies over the count').toBe(false)
      await message.getByRole('link', { name: 'Go to cart' }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart 2')
      await expect(message).toHaveCount(0)
      await expect(cartLines(page)).toHaveCount(2)
      const before = await toPay(page)
      const more = page.getByRole('button', { name: `One more of ${BOOK.title}` })
      await more.click()
      await more.click()
      await expect(page.getByRole('group', { name: `Quantity of ${BOOK.title}` })).toContainText('3')
      await expect.poll(() => toPay(page)).toBeGreaterThan(before)
      await pressVisible(page, `Save for later: ${COURSE.title}`)
      await expect(savedForLater(page)).toHaveCount(1)
      await expect(cartLink(page)).toHaveAccessibleName('Cart, items: 3')
      await expectAccessible(page, 'main')

      await page.reload()
      await expect(cartLines(page)).toHaveCount(1)
      await expect(savedForLater(page)).toContainText(COURSE.title)
      await pressVisible(page, /^Log in/)
      const since = Date.now()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Phone number').fill(phone)
      await dialog.getByRole('button', { name: 'Request Phone OTP' }).click()
      await enterCode(page, `+91${phone}`, since)
      await dialog.getByRole('button', { name: 'Verify' }).click()
      await expect(
        page.getByText('Items you added before logging in are now in your cart too.'),
      ).toBeVisible()
      await expect(cartLines(page)).toHaveCount(2)
      await expect(cartLines(page).filter({ hasText: TESTS.title })).toBeVisible()
      await expect(page.getByRole('group', { name: `Quantity of ${BOOK.title}` })).toContainText('3')
      await expect(savedForLater(page)).toContainText(COURSE.title)
      await expect(cartLink(page)).toHaveAccessibleName('Cart, items: 4')
      await pressVisible(page, 'Got it')
      await expect(page.getByText('Items you added before logging in')).toHaveCount(0)
    },
  )

test('removing a line by keyboard moves the focus to the next line, after the last one to the heading', async ({
  page,
}) => {
  await setWidth(page, 1440)
  await addToCart(page, testShop, COURSE.slug, BOOK.slug, TESTS.slug)
  await page.goto(`${testShop.origin}/cart`)
  await page.getByRole('button', { name: `Remove ${BOOK.title}` }).press('Enter')
  await expect(cartLines(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: `Remove ${TESTS.title}` })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `${BOOK.title} removed` })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: new RegExp(`^Remove ${COURSE.title}`) })).toBeFocused()
  await page.keyboard.press('Enter')
  const empty = page.getByRole('heading', { level: 1, name: 'Your cart is empty' })
  await expect(empty).toBeFocused()
  await expect(cartLink(page)).toHaveAccessibleName('Cart')
  await page.reload()
  await expect(empty).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'See courses' })).toHaveAttribute(
    'href',
    '/courses',
  )
})

test('a removed line comes back with its quantity, also the last one', async ({ page }) => {
  await setWidth(page, 360)
  await addToCart(page, testShop, BOOK.slug, BOOK.slug)
  await page.goto(`${testShop.origin}/cart`)
  const quantity = page.getByRole('group', { name: `Quantity of ${BOOK.title}` })
  await expect(quantity).toContainText('2')
  const remove = page.getByRole('button', { name: `Remove ${BOOK.title}` })
  await remove.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toBeFocused()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(cartLink(page)).toHaveAccessibleName('Cart, items: 2')
  // The cart is left at once: the last change is saved, whether or not the server has answered the one before it.
  await page.goto(`${testShop.origin}/`)
  await expect.poll(() => call(page, '/cart', undefined, 'GET')).toMatchObject({ cart: { count: 2 } })
})

test('a change that the server refuses is undone with a message', async ({ page }) => {
  await setWidth(page, 1440)
  await addToCart(page, testShop, BOOK.slug, COURSE.slug)
  await page.goto(`${testShop.origin}/cart`)
  await expect(cartLines(page)).toHaveCount(2)
  await page.route('**/api/cart/change', (route) => route.abort())
  await pressVisible(page, `One more of ${BOOK.title}`)
  await expect(page.getByRole('alert').filter({ hasText: 'Some error occurred' })).toBeVisible()
  await expect(page.getByRole('group', { name: `Quantity of ${BOOK.title}` })).toContainText('1')
  await pressVisible(page, new RegExp(`^Remove ${COURSE.title}`))
  await expect(cartLines(page)).toHaveCount(2)
  await page.unroute('**/api/cart/change')
  await pressVisible(page, `One more of ${BOOK.title}`)
  await expect(page.getByRole('group', { name: `Quantity of ${BOOK.title}` })).toContainText('2')
})

test('the cart shows its loading, error and empty states, and a retry loads it', async ({ page }) => {
  await setWidth(page, 360)
  await addToCart(page, testShop, BOOK.slug)
  let answer = () => {}
  const isRequested = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/cart$/, async (route) => {
    await isRequested
    return route.fulfill({ status: 503, json: { apiSuccess: false, message: 'One moment' } })
  })
  await gotoHydrated(page, `${testShop.origin}/cart`)
  const main = page.getByRole('main')
  await expect(main.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached()
  answer()
  await expect(main.getByRole('alert')).toContainText('The cart did not load')
  await expectAccessible(page, 'main')
  await page.unroute(/\/api\/cart$/)
  await main.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(cartLines(page)).toHaveCount(1)
})

test('a removal in a second tab shows in the first', async ({ page, context }) => {
  await addToCart(page, testShop, BOOK.slug, COURSE.slug)
  await page.goto(`${testShop.origin}/cart`)
  await expect(cartLines(page)).toHaveCount(2)
  const other = await context.newPage()
  await other.goto(`${testShop.origin}/cart`)
  await pressVisible(other, `Remove ${BOOK.title}`)
  await expect(cartLines(page)).toHaveCount(1)
  await expect(cartLink(page)).toHaveAccessibleName('Cart, items: 1')
})

test('a change in a second tab updates the checkout, which announces the new total', async ({
  page,
  context,
}) => {
  await addToCart(page, testShop, BOOK.slug)
  await page.goto(`${testShop.origin}/checkout`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${testShop.origin}/cart`)
  // The number of lines in the cart stays the same.
  await pressVisible(other, `One more of ${BOOK.title}`)
  await expect(page.getByText(/^Your cart has changed\. The total was ₹/)).toBeVisible()
})

for (const width of journeyVariants(1440, 360))
  test(
    `a link with a cart token loads the cart in another browser and disappears from the address, at ${width} px`,
    AS_VARIANTS,
    async ({ page, browser }) => {
      await signUpViaApi(page, SLUG)
      await addToCart(page, testShop, BOOK.slug, TESTS.slug)
      const { docs } = (await testShop.asAdmin(
        '/carts?sort=-changedAt&limit=1&depth=0',
        undefined,
        'GET',
      )) as {
        docs: { id: string }[]
      }
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const other = await context.newPage()
      await other.goto(
        `${testShop.origin}/cart?resume=${encodeURIComponent(cartLinkToken(docs[0]?.id as string))}`,
      )
      await expect(
        other.getByRole('status').filter({ hasText: 'Your cart has been restored.' }),
      ).toBeVisible()
      await expect(cartLines(other)).toHaveCount(2)
      await expect(other).toHaveURL(`${testShop.origin}/cart`)
      await other.goto(`${testShop.origin}/cart?resume=no-such-token-of-ours`)
      await expect(other.getByRole('alert').filter({ hasText: 'This link has expired.' })).toBeVisible()
      await expect(cartLines(other)).toHaveCount(2)
      await expect(other).toHaveURL(`${testShop.origin}/cart`)
      await context.close()
    },
  )
