import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { call } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { choose } from '../support/choose.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { signUpViaApi } from '../support/people.ts'
import {
  addressOf,
  buyByCalls,
  DESK,
  openTestShop,
  PHONE,
  productOf,
  saveAddress,
  visibleButton,
} from '../support/testShop.ts'

const SLUG = 'test-shop-orders'
const BOOK = 'map-practice-book'
const COURSE = 'neet-organic-chemistry'

const testShop = openTestShop(SLUG)

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function arrive(page: Page): Promise<void> {
  await signUpViaApi(page, SLUG)
  await saveAddress(page)
}

/** Orders a product, presses `outcome` at the sandbox gateway and returns the order's number. */
async function order(page: Page, product: string, outcome: string): Promise<string> {
  await page.goto(`${testShop.origin}/checkout?product=${product}`)
  await choose(page.getByRole('radio', { name: /UPI, card or net banking/ }))
  await visibleButton(page, /^Pay ₹/).click()
  await page.waitForURL('**/dev/sandbox-gateway/*')
  await page.getByRole('button', { name: outcome, exact: true }).click()
  const { docs } = (await call(page, '/orders?limit=1&depth=0&sort=-placedAt', undefined, 'GET')) as {
    docs: { number: string }[]
  }
  return docs[0]?.number ?? ''
}

/** Texts of a card that its links cover. */
const coveredBy = (card: Locator): Promise<string[]> =>
  card.evaluate((root) => {
    const links = [...root.querySelectorAll('a')].filter((link) => !link.querySelector('h3'))
    const texts = document.createTreeWalker(root.querySelector('a:has(h3)') ?? root, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const text of range.getClientRects())
        for (const link of links.map((one) => one.getBoundingClientRect()))
          if (
            text.width > 1 &&
            text.left < link.right &&
            text.right > link.left &&
            text.top < link.bottom &&
            text.bottom > link.top
          )
            covered.push(texts.currentNode.textContent ?? '')
    }
    return covered
  })

const openOrder = (page: Page, number: string) => page.goto(`${testShop.origin}/orders/${number}`)

test('a paid book is cancelled with a reason and refunded', async ({ page }) => {
  await page.setViewportSize(DESK)
  await arrive(page)
  const number = await order(page, BOOK, 'Payment succeeds')
  await page.waitForURL('**/checkout/return?*')
  await expect(heading(page, 'Payment received')).toBeFocused()
  await openOrder(page, number)
  await expect(heading(page, /^Arrives by \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(page.getByText('We are packing your order')).toBeVisible()
  await expectAccessible(page, 'main')

  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect(dialog).toContainText(/₹[\d,]+ will be refunded to your original payment method\./)
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('Ordered the wrong one')
  await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(heading(page, 'Cancelled')).toBeVisible()
  await expect(page.getByText('Reason for the cancellation: Ordered the wrong one')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/₹[\d,]+ refunded/).first()).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()
})

test('a failed payment is retried from the order, and one made with the browser closed is settled', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await arrive(page)
  const number = await order(page, COURSE, 'Payment fails')
  await expect(heading(page, 'The payment did not go through')).toBeFocused()
  await page.goto(`${testShop.origin}/orders`)
  await expect(page.getByText('Payment failed')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'Pay again' }).click()
  await expect(heading(page, 'Payment failed')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/1[345]:\d\d/)
  await choose(page.getByRole('radio', { name: /UPI, card or net banking/ }))
  await visibleButton(page, /^Pay ₹/).click()
  await page.waitForURL('**/dev/sandbox-gateway/*')
  await page.getByRole('button', { name: /browser is closed/ }).click()
  await expect(async () => {
    await openOrder(page, number)
    await expect(heading(page, 'Paid and unlocked')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expectAccessible(page, 'main')
  await expect(page.getByText('What you bought is now unlocked.')).toBeVisible()
})

test('after a failed payment other payment methods are offered, and the previous order is closed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await arrive(page)
  const number = await order(page, COURSE, 'Payment fails')
  await page.getByRole('button', { name: 'Pay another way' }).click()
  await page.waitForURL('**/checkout')
  await choose(page.getByRole('radio', { name: /Bank transfer/ }))
  await visibleButton(page, 'Place order').click()
  await expect(heading(page, 'Waiting for your transfer')).toBeVisible()
  await openOrder(page, number)
  await expect(heading(page, 'Cancelled')).toBeVisible()
})

test('a reservation expires after two reminders', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.clock.install()
  await arrive(page)
  const number = await order(page, COURSE, 'Payment fails')
  await openOrder(page, number)
  const reminder = page.getByRole('status').filter({ hasText: /reserv/ })
  await expect(page.getByRole('timer')).toContainText(/1[345]:\d\d/)
  await expect(reminder).toHaveCount(0)
  await page.clock.fastForward('13:00')
  await expect(reminder).toHaveText('Your items are reserved for two more minutes.')
  await page.clock.fastForward('02:30')
  await expect(reminder).toHaveText(
    'The reservation has ended. Pay again to reserve what is still available.',
  )
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('orders are filtered, reordered, and a ticket is opened from one', async ({ page }) => {
  await page.setViewportSize(DESK)
  await arrive(page)
  const book = await order(page, BOOK, 'Payment succeeds')
  await page.waitForURL('**/checkout/return?*')
  const course = await order(page, COURSE, 'Payment succeeds')
  await page.waitForURL('**/checkout/return?*')
  await page.goto(`${testShop.origin}/orders`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expectAccessible(page, 'main')
  const ordersOfTab = async (tab: string) => {
    await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: tab }).click()
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'true')
  }
  await ordersOfTab('On the way')
  await expect(cards).toHaveCount(1)
  await expect(cards).toHaveAccessibleName(`Order ${book}`)
  await ordersOfTab('Digital')
  await expect(cards).toHaveCount(1)
  await expect(cards).toHaveAccessibleName(`Order ${course}`)
  await ordersOfTab('Returned or cancelled')
  await expect(page.getByText('No orders in this tab.')).toBeVisible()
  await ordersOfTab('All')
  await expect(cards).toHaveCount(2)

  await cards.filter({ hasText: book }).getByRole('link', { name: 'Need help?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /Which order\?/ })).toContainText(book)
  // The first Back closes the dialog, the second leaves the page of tickets.
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await cards.filter({ hasText: book }).getByRole('button', { name: 'Buy again' }).click()
  await page.waitForURL('**/cart')
  const { cart } = (await call(page, '/cart', undefined, 'GET')) as { cart: { lines: { product: string }[] } }
  expect(cart.lines.map(({ product }) => product)).toEqual([(await productOf(testShop, BOOK)).id])
})

for (const size of journeyVariants(DESK, PHONE))
  test(
    `owned products open from order, card, product page and My learning, at ${size.width} px`,
    AS_VARIANTS,
    async ({ page }) => {
      await page.setViewportSize(size)
      await arrive(page)
      const series = { slug: 'jee-full-mock-series', title: 'JEE Main: three full mocks' }
      const [course, mocks] = [await productOf(testShop, COURSE), await productOf(testShop, series.slug)]
      const book = await productOf(testShop, BOOK)
      const items = [course, mocks, book].map(({ id }) => ({ product: id, quantity: 1 }))
      const { number } = await buyByCalls(page, testShop, { items, address: await addressOf(page) })
      await openOrder(page, number)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3)
      const receipt = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
      expect(receipt.numPages, 'sheets of a receipt of three lines').toBe(1)
      const open = main.getByRole('link', { name: `Open ${series.title}` })
      await expect(open).toHaveAttribute('href', `/test-series/${series.slug}#papers`)
      await expect(main.getByRole('link', { name: /^Open NEET Organic/ })).toHaveAttribute(
        'href',
        /^\/learn\/[\w-]+$/,
      )
      const width = page.viewportSize() as { width: number; height: number }
      await page.setViewportSize(PHONE)
      const prices = main.locator('section[aria-labelledby="items"] li > p > :is(a, b, button)')
      const broken = await prices.evaluateAll((all) =>
        all.flatMap((one) => {
          const words = document.createRange()
          words.selectNodeContents(one)
          return words.getClientRects().length > 1 ? [one.textContent] : []
        }),
      )
      expect(broken, 'prices and links of the lines that break within a word on a phone').toEqual([])
      await page.setViewportSize(width)
      await open.click()
      await expect(page).toHaveURL(`${testShop.origin}/test-series/${series.slug}#papers`)
      await expect(main.getByRole('link', { name: 'Buy now' })).toHaveCount(0)
      await expect(
        main.getByRole('link', { name: `Open ${series.title}` }).locator('visible=true'),
      ).toBeVisible()

      await page.goto(`${testShop.origin}/learn`)
      await main.getByRole('tab', { name: /^Tests/ }).click()
      await expect(main.getByRole('tabpanel')).toContainText(series.title)
      const more = new RegExp(`/checkout\\?product=${COURSE}&extend=1$`)
      await page.goto(`${testShop.origin}/courses`)
      const card = main.getByRole('listitem').filter({ hasText: 'NEET Organic Chemistry' })
      await expect(card.getByRole('link', { name: /^Open / })).toBeVisible()
      await expect(card.getByRole('link', { name: /^Extend / })).toHaveAttribute('href', more)
      await expect(card.getByText(/^0 of \d+ done$/)).toBeVisible()
      expect(await coveredBy(card), 'what the links of the card cover').toEqual([])
      await expectAccessible(page, 'main')
      await page.evaluate((key) => localStorage.setItem(key, 'label'), `${SLUG}-sessionId`)
      const buy = main.getByRole('link', { name: 'Buy now' }).locator('visible=true')
      const offered: number[] = []
      const count = async (route: Route) => {
        offered.push(await buy.count())
        await route.continue()
      }
      await page.route('**/api/learn/owned', count, { times: 1 })
      await page.goto(`${testShop.origin}/courses/${COURSE}`)
      await expect(main.getByText('You have this', { exact: true }).first()).toBeVisible()
      expect(offered[0], 'what is sold before it is known who has it').toBe(0)
      const extend = main.getByRole('link', { name: /^Extend .*NEET Organic/ }).locator('visible=true')
      await expect(extend).toHaveAttribute('href', more)
      await expect(main.getByRole('link', { name: 'Buy now' })).toHaveCount(0)
      await expect(main.getByText(/^Coupon/)).toHaveCount(0)
      await extend.click()
      await expect(page.getByText(/^You have NEET Organic .* until .* Buying it again extends/)).toBeVisible()
      await expect(visibleButton(page, /^Pay ₹/)).toBeVisible()

      await page.goto(`${testShop.origin}/checkout?product=${COURSE}`)
      await expect(page.getByText(/^You already have NEET Organic/)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
    },
  )

test('serial keys are shown on request and copied', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: testShop.origin })
  await arrive(page)
  const number = await order(page, 'mock-keys-ten', 'Payment succeeds')
  await page.waitForURL('**/checkout/return?*')
  await expect(heading(page, 'Payment received')).toBeFocused()
  await openOrder(page, number)
  await expect(page.locator('code')).toHaveCount(0)
  await page.getByRole('button', { name: /^Show keys of/ }).click()
  await expect(page.locator('code')).toHaveCount(10)
  await expectAccessible(page, 'main')
  const key = await page.locator('code').first().textContent()
  await page.getByRole('button', { name: `Copy ${key}` }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
})
