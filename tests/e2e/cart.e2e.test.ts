import { expect, type Locator, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { cartLinkToken } from './support/cartLink.ts'
import {
  BOOK,
  COURSE,
  cartLink,
  kept,
  lines,
  openCartTill,
  press,
  put,
  sized,
  TESTS,
  toPay,
} from './support/cartPage.ts'
import { formsOf, IN_FORMS } from './support/forms.ts'
import { gotoAlive } from './support/gotoAlive.ts'
import { enterCode, signUpByCalls } from './support/people.ts'

const SLUG = 'test-shop-cart'

const testShop = openCartTill(SLUG)

/** Whether one lies over the other. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of them is not on the page')
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width
}

for (const width of formsOf(360, 1440))
  test(
    `a guest fills the cart, keeps one thing for later, logs in and finds everything, at ${width} px`,
    IN_FORMS,
    async ({ page }) => {
      await sized(page, width)
      const phone = await signUpByCalls(page, SLUG)
      await put(page, testShop, TESTS.slug)
      await page.context().clearCookies({ name: `${SLUG}-session` })

      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await gotoAlive(page, testShop.origin + COURSE.path)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('banner').getByText('1', { exact: true })).toHaveCount(0)
      expect(asked.filter((path) => path.includes('/api/cart'))).toEqual([])

      await press(page, 'Add to cart')
      const said = page.getByRole('status').filter({ hasText: 'Added to your cart' })
      await expect(said).toBeVisible()
      await expect(cartLink(page)).toHaveAccessibleName('Cart, items: 1')
      await gotoAlive(page, testShop.origin + BOOK.path)
      await press(page, 'Add to cart')
      await expect(cartLink(page)).toHaveAccessibleName('Cart, items: 2')
      // Neither the message nor the button offers to add it once more, and in the cart nothing leads there.
      await expect(page.getByRole('button', { name: 'Add to cart' }).locator('visible=true')).toHaveCount(0)
      expect(await covers(said, cartLink(page)), 'the message lies over the count').toBe(false)
      await said.getByRole('link', { name: 'Go to cart' }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart 2')
      await expect(said).toHaveCount(0)
      await expect(lines(page)).toHaveCount(2)
      const before = await toPay(page)
      const more = page.getByRole('button', { name: `One more of ${BOOK.title}` })
      await more.click()
      await more.click()
      await expect(page.getByRole('group', { name: `Quantity of ${BOOK.title}` })).toContainText('3')
      await expect.poll(() => toPay(page)).toBeGreaterThan(before)
      await press(page, `Save for later: ${COURSE.title}`)
      await expect(kept(page)).toHaveCount(1)
      await expect(cartLink(page)).toHaveAccessibleName('Cart, items: 3')
      await expectAccessible(page, 'main')

      await page.reload()
      await expect(lines(page)).toHaveCount(1)
      await expect(kept(page)).toContainText(COURSE.title)
      await press(page, /^Log in/)
      const since = Date.now()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Phone number').fill(phone)
      await dialog.getByRole('button', { name: 'Request Phone OTP' }).click()
      await enterCode(page, `+91${phone}`, since)
      await dialog.getByRole('button', { name: 'Verify' }).click()
      await expect(
        page.getByText('Items you added before logging in are now in your cart too.'),
      ).toBeVisible()
      await expect(lines(page)).toHaveCount(2)
      await expect(lines(page).filter({ hasText: TESTS.title })).toBeVisible()
      await expect(page.getByRole('group', { name: `Quantity of ${BOOK.title}` })).toContainText('3')
      await expect(kept(page)).toContainText(COURSE.title)
      await expect(cartLink(page)).toHaveAccessibleName('Cart, items: 4')
      await press(page, 'Got it')
      await expect(page.getByText('Items you added before logging in')).toHaveCount(0)
    },
  )

test('what is taken out by keyboard leaves the focus on the next line, at last on the heading', async ({
  page,
}) => {
  await sized(page, 1440)
  await put(page, testShop, COURSE.slug, BOOK.slug, TESTS.slug)
  await page.goto(`${testShop.origin}/cart`)
  await page.getByRole('button', { name: `Remove ${BOOK.title}` }).press('Enter')
  await expect(lines(page)).toHaveCount(2)
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

test('what the server does not take goes back to what it was, and says so', async ({ page }) => {
  await sized(page, 1440)
  await put(page, testShop, BOOK.slug, COURSE.slug)
  await page.goto(`${testShop.origin}/cart`)
  await expect(lines(page)).toHaveCount(2)
  await page.route('**/api/cart/change', (route) => route.abort())
  await press(page, `One more of ${BOOK.title}`)
  await expect(page.getByRole('alert').filter({ hasText: 'Some error occurred' })).toBeVisible()
  await expect(page.getByRole('group', { name: `Quantity of ${BOOK.title}` })).toContainText('1')
  await press(page, new RegExp(`^Remove ${COURSE.title}`))
  await expect(lines(page)).toHaveCount(2)
  await page.unroute('**/api/cart/change')
  await press(page, `One more of ${BOOK.title}`)
  await expect(page.getByRole('group', { name: `Quantity of ${BOOK.title}` })).toContainText('2')
})

test('the cart waits, fails, is tried again and is there, each as drawn', async ({ page }) => {
  await sized(page, 360)
  await put(page, testShop, BOOK.slug)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/cart$/, async (route) => {
    await asked
    return route.fulfill({ status: 503, json: { apiSuccess: false, message: 'One moment' } })
  })
  await gotoAlive(page, `${testShop.origin}/cart`)
  const main = page.getByRole('main')
  await expect(main.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached()
  answer()
  await expect(main.getByRole('alert')).toContainText('The cart did not load')
  await expectAccessible(page, 'main')
  await page.unroute(/\/api\/cart$/)
  await main.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(lines(page)).toHaveCount(1)
})

test('a second tab that takes something out is followed by the first', async ({ page, context }) => {
  await put(page, testShop, BOOK.slug, COURSE.slug)
  await page.goto(`${testShop.origin}/cart`)
  await expect(lines(page)).toHaveCount(2)
  const other = await context.newPage()
  await other.goto(`${testShop.origin}/cart`)
  await press(other, `Remove ${BOOK.title}`)
  await expect(lines(page)).toHaveCount(1)
  await expect(cartLink(page)).toHaveAccessibleName('Cart, items: 1')
})

test('a checkout follows what a second tab changes, and says what the total is now', async ({
  page,
  context,
}) => {
  await put(page, testShop, BOOK.slug)
  await page.goto(`${testShop.origin}/checkout`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${testShop.origin}/cart`)
  // The number of things in the cart stays the same.
  await press(other, `One more of ${BOOK.title}`)
  await expect(page.getByText(/^Your cart has changed\. The total was ₹/)).toBeVisible()
})

for (const width of formsOf(1440, 360))
  test(
    `a link brings a cart into another browser and leaves the address, at ${width} px`,
    IN_FORMS,
    async ({ page, browser }) => {
      await signUpByCalls(page, SLUG)
      await put(page, testShop, BOOK.slug, TESTS.slug)
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
      await expect(lines(other)).toHaveCount(2)
      await expect(other).toHaveURL(`${testShop.origin}/cart`)
      await other.goto(`${testShop.origin}/cart?resume=no-such-token-of-ours`)
      await expect(other.getByRole('alert').filter({ hasText: 'This link has expired.' })).toBeVisible()
      await expect(lines(other)).toHaveCount(2)
      await expect(other).toHaveURL(`${testShop.origin}/cart`)
      await context.close()
    },
  )
