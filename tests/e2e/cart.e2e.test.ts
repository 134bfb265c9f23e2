import { expect, type Page, test } from '@playwright/test'
import { call } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { cartLinkToken } from './support/cartLink.ts'
import { gotoAlive } from './support/gotoAlive.ts'
import { enterCode, signUpByCalls } from './support/people.ts'
import { openTill, productOf, type Till } from './support/till.ts'

const SLUG = 'till-cart'
const COURSE = {
  path: '/courses/neet-organic-chemistry',
  slug: 'neet-organic-chemistry',
  title: 'NEET Organic Chemistry',
}
const BOOK = {
  path: '/products/map-practice-book',
  slug: 'map-practice-book',
  title: 'Map practice: sixty outlines',
}
const TESTS = { slug: 'jee-full-mock-series', title: 'JEE Main: three full mocks' }

test.describe.configure({ mode: 'default' })
test.setTimeout(120_000)

let till: Till

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  till = await openTill(browser, SLUG)
})
test.afterAll(() => till.close())
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((slug) => localStorage.setItem(`${slug}-storageNote`, '1'), SLUG)
})

const WIDTHS = [360, 1440]
const sized = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const lines = (page: Page) => page.getByRole('region', { name: 'In your cart' }).getByRole('listitem')
const kept = (page: Page) => page.getByRole('region', { name: 'Saved for later' }).getByRole('listitem')
const bill = (page: Page) => page.getByRole('complementary', { name: 'Bill' })
const coupons = (page: Page) => page.getByRole('region', { name: /coupon|applied/i })
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).locator('visible=true').first().click()

/** Puts products into the cart of the page's browser by the call the site makes. */
async function put(page: Page, ...slugs: string[]): Promise<void> {
  await page.goto(`${till.origin}/healthz`)
  for (const slug of slugs) {
    const { id } = await productOf(till, slug)
    expect(await call(page, '/cart/change', { product: id })).toMatchObject({ apiSuccess: true })
  }
}

/** The amount that is to be paid once nothing is on its way. */
async function toPay(page: Page): Promise<number> {
  await expect(bill(page).locator('dl')).toHaveAttribute('aria-busy', 'false')
  return Number((await bill(page).locator('dl > div:last-child dd').textContent())?.replace(/[^\d.]/g, ''))
}

for (const width of WIDTHS)
  test(`a guest fills the cart, keeps one thing for later, logs in and finds everything, at ${width} px`, async ({
    page,
  }) => {
    await sized(page, width)
    const phone = await signUpByCalls(page, SLUG)
    await put(page, TESTS.slug)
    await page.context().clearCookies({ name: `${SLUG}-session` })

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await gotoAlive(page, till.origin + COURSE.path)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('banner').getByText('1', { exact: true })).toHaveCount(0)
    expect(asked.filter((path) => path.includes('/api/cart'))).toEqual([])

    await press(page, 'Add to cart')
    const said = page.getByRole('status').filter({ hasText: 'Added to your cart' })
    await expect(said).toBeVisible()
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 thing')
    await gotoAlive(page, till.origin + BOOK.path)
    await press(page, 'Add to cart')
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 things')
    await said.getByRole('link', { name: 'Go to cart' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart 2')
    await expect(lines(page)).toHaveCount(2)
    const before = await toPay(page)
    const more = page.getByRole('button', { name: `One more of ${BOOK.title}` })
    await more.click()
    await more.click()
    await expect(page.getByRole('group', { name: `Quantity of ${BOOK.title}` })).toContainText('3')
    await expect.poll(() => toPay(page)).toBeGreaterThan(before)
    await press(page, `Save for later: ${COURSE.title}`)
    await expect(kept(page)).toHaveCount(1)
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 thing')
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
      page.getByText('What you put into the cart before you logged in is in it now, too.'),
    ).toBeVisible()
    await expect(lines(page)).toHaveCount(2)
    await expect(lines(page).filter({ hasText: TESTS.title })).toBeVisible()
    await expect(page.getByRole('group', { name: `Quantity of ${BOOK.title}` })).toContainText('3')
    await expect(kept(page)).toContainText(COURSE.title)
    await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 things')
    await press(page, 'Understood')
    await expect(page.getByText('What you put into the cart before')).toHaveCount(0)
  })

for (const width of WIDTHS)
  test(`a coupon is refused with its reason, the best one counts and is changed and taken out again, at ${width} px`, async ({
    page,
  }) => {
    await sized(page, width)
    await put(page, BOOK.slug, COURSE.slug)
    await page.goto(`${till.origin}/cart`)
    const full = await toPay(page)
    const field = coupons(page).getByRole('textbox', { name: 'Coupon code' })

    await field.fill('mocks20')
    await field.press('Enter')
    await expect(
      coupons(page).getByRole('status').filter({ hasText: 'MOCKS20 is not for anything in your cart.' }),
    ).toBeVisible()
    await expect(field).toBeFocused()
    expect(await toPay(page)).toBe(full)

    await press(page, 'Apply the best')
    await expect(
      coupons(page).getByRole('heading', { name: /^FIRSTSTEP applied: ₹[\d.,]+ off$/ }),
    ).toBeVisible()
    await expect(coupons(page).getByRole('button', { name: 'Change the coupons' })).toBeFocused()
    await expect(coupons(page).getByRole('status').filter({ hasText: 'FIRSTSTEP is applied' })).toBeAttached()
    await expect(bill(page)).toContainText('Coupon FIRSTSTEP')
    expect(await toPay(page)).toBeLessThan(full)
    await expectAccessible(page, 'main')

    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Coupons for this cart' })
    await expect(dialog.getByRole('listitem').filter({ hasText: 'FIRSTSTEP' })).toContainText(
      'Best for this cart',
    )
    await expect(dialog.getByRole('listitem').filter({ hasText: 'MOCKS20' })).toContainText(
      'not for anything',
    )
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Use BOOKS50' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(coupons(page).getByRole('heading', { name: 'BOOKS50 applied: ₹50 off' })).toBeVisible()
    await expect(coupons(page).getByRole('button', { name: 'Change the coupons' })).toBeFocused()

    await coupons(page).getByRole('button', { name: 'Change the coupons' }).press('Enter')
    await dialog.getByRole('textbox', { name: 'Coupon code' }).fill('FIRSTSTEP')
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(dialog.getByText('FIRSTSTEP can not be combined with another coupon.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use FIRSTSTEP alone' }).click()
    await expect(coupons(page).getByRole('heading', { name: /^FIRSTSTEP applied/ })).toBeVisible()
    await page.reload()
    await expect(coupons(page).getByRole('heading', { name: /^FIRSTSTEP applied/ })).toBeVisible()

    await press(page, 'Remove coupon FIRSTSTEP')
    await expect(coupons(page).getByRole('heading', { name: 'Have a coupon?' })).toBeVisible()
    expect(await toPay(page)).toBe(full)
  })

test('what changed since the last look is told: dearer, cheaper, few left, sold out', async ({ page }) => {
  await sized(page, 360)
  const [book, course] = [await productOf(till, BOOK.slug), await productOf(till, COURSE.slug)]
  const shelf = async (free: number) => {
    const { docs } = (await till.asAdmin(
      `/stock-levels?where[product][equals]=${book.id}&limit=1&depth=0`,
      undefined,
      'GET',
    )) as { docs: { id: string }[] }
    expect((await till.asAdmin(`/stock-levels/${docs[0]?.id}`, { free }, 'PATCH')).errors).toBeUndefined()
  }
  const setPrice = async (id: string, pricePaise: number) =>
    expect((await till.asAdmin(`/selling-products/${id}`, { pricePaise }, 'PATCH')).errors).toBeUndefined()
  await put(page, BOOK.slug, BOOK.slug, BOOK.slug, COURSE.slug)
  try {
    await setPrice(course.id, course.pricePaise + 10_000)
    await shelf(2)
    await page.goto(`${till.origin}/cart`)
    const notices = page.getByRole('main').getByRole('status').filter({ hasText: COURSE.title })
    await expect(notices).toContainText(/now costs ₹[\d,]+\. It was ₹[\d,]+\./)
    const line = lines(page).filter({ hasText: BOOK.title })
    await expect(line).toContainText('Only 2 left.')
    await expect(bill(page)).toContainText('1 thing cannot be bought now.')
    await expectAccessible(page, 'main')
    await line.getByRole('button', { name: 'Take 2' }).click()
    await expect(line.getByRole('group')).toContainText('2')
    await expect(line.getByRole('button', { name: /^One more of/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(bill(page)).not.toContainText('cannot be bought')

    await shelf(0)
    await setPrice(course.id, course.pricePaise)
    await page.reload()
    await expect(line).toContainText('Sold out for now.')
    await expect(
      page.getByRole('main').getByRole('status').filter({ hasText: 'is cheaper now' }),
    ).toBeVisible()
    await line.getByRole('button', { name: /^Save for later/ }).click()
    await expect(kept(page)).toContainText('Sold out for now.')
    await expect(lines(page)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Go to checkout' }).locator('visible=true')).toBeVisible()
  } finally {
    await shelf(80)
    await setPrice(course.id, course.pricePaise)
  }
})

test('what is taken out by keyboard leaves the focus on the next line, at last on the heading', async ({
  page,
}) => {
  await sized(page, 1440)
  await put(page, COURSE.slug, BOOK.slug, TESTS.slug)
  await page.goto(`${till.origin}/cart`)
  await page.getByRole('button', { name: `Remove ${BOOK.title}` }).press('Enter')
  await expect(lines(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: `Remove ${TESTS.title}` })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `${BOOK.title} is removed` })).toBeAttached()
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
  await put(page, BOOK.slug, COURSE.slug)
  await page.goto(`${till.origin}/cart`)
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
  await put(page, BOOK.slug)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/cart$/, async (route) => {
    await asked
    return route.fulfill({ status: 503, json: { apiSuccess: false, message: 'One moment' } })
  })
  await gotoAlive(page, `${till.origin}/cart`)
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
  await put(page, BOOK.slug, COURSE.slug)
  await page.goto(`${till.origin}/cart`)
  await expect(lines(page)).toHaveCount(2)
  const other = await context.newPage()
  await other.goto(`${till.origin}/cart`)
  await press(other, `Remove ${BOOK.title}`)
  await expect(lines(page)).toHaveCount(1)
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 thing')
})

for (const width of WIDTHS)
  test(`a link brings a cart into another browser and leaves the address, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await signUpByCalls(page, SLUG)
    await put(page, BOOK.slug, TESTS.slug)
    const { docs } = (await till.asAdmin('/carts?sort=-changedAt&limit=1&depth=0', undefined, 'GET')) as {
      docs: { id: string }[]
    }
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    const other = await context.newPage()
    await other.goto(`${till.origin}/cart?resume=${encodeURIComponent(cartLinkToken(docs[0]?.id as string))}`)
    await expect(other.getByRole('status').filter({ hasText: 'Your cart is back.' })).toBeVisible()
    await expect(lines(other)).toHaveCount(2)
    await expect(other).toHaveURL(`${till.origin}/cart`)
    await other.goto(`${till.origin}/cart?resume=no-such-token-of-ours`)
    await expect(
      other.getByRole('alert').filter({ hasText: 'This link does not work any more.' }),
    ).toBeVisible()
    await expect(lines(other)).toHaveCount(2)
    await expect(other).toHaveURL(`${till.origin}/cart`)
    await context.close()
  })
