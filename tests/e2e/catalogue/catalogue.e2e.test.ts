import { expect, type Page, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { expectAccessible } from '../support/axe.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { signUpViaApi } from '../support/people.ts'

/** Path prefix of the project: Node does not resolve its host. */
const PREFIX = `http://127.0.0.1:${PORT}/_projects/demo`
const RESULTS = 'main ul:has(> li h3) > li'

type Found = {
  id: string
  slug: string
  title: string
  validityOptions?: { days: number; pricePaise: number }[]
}

/** Published products of a kind, most popular first. */
async function productsOf(page: Page, kind: string): Promise<Found[]> {
  const query = `where[kind][equals]=${kind}&where[_status][equals]=published&sort=rank&limit=20&depth=0`
  const answer = await page.request.get(`${PREFIX}/api/selling-products?${query}`)
  return ((await answer.json()) as { docs: Found[] }).docs
}

/** A filter's link and the count beside it. */
async function choice(page: Page, group: string, index: number) {
  const link = page
    .getByRole('navigation', { name: 'Filters' })
    .locator('div', { has: page.getByRole('heading', { name: group, exact: true }) })
    .getByRole('link')
    .nth(index)
  const count = Number(/(\d+)$/.exec(((await link.textContent()) ?? '').trim())?.[1])
  return { link, count }
}

test.describe('a list', () => {
  test('on a phone the filters stay open after each choice until the results are requested', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/courses')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeVisible()
    for (const group of ['language', 'price']) {
      const choice = sheet.locator(`a[data-choice^="${group}:"]`).first()
      const name = (await choice.getAttribute('data-choice')) ?? ''
      await choice.click()
      await expect(sheet.locator(`a[data-choice="${name}"][aria-current]`)).toBeVisible()
    }
    // If it closed by itself, it would within a second.
    await page.waitForTimeout(1500)
    await expect(sheet).toBeVisible()
    const show = sheet.getByRole('button', { name: /^Show \d+/ })
    const box = await show.boundingBox()
    expect(740 - (box?.y ?? 0) - (box?.height ?? 740), 'room below the button').toBeGreaterThanOrEqual(12)
    await show.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('filters by two groups; each count matches the list, and Back undoes a filter', async ({ page }) => {
    await page.goto('/courses')
    const choices = () =>
      page
        .locator('#filters [data-choice]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-choice')))
    const offered = await choices()
    expect(offered.filter((one) => /^(category|course):/.test(String(one)))).toEqual([])
    const exam = await choice(page, 'Exam or class', 0)
    await exam.link.click()
    await expect(page).toHaveURL(/\?exam=/)
    // Choosing a filter does not reorder its group.
    expect((await choices()).filter((one) => one?.startsWith('exam:'))).toEqual(
      offered.filter((one) => one?.startsWith('exam:')),
    )
    await expect(page.getByRole('status').filter({ hasText: 'course' })).toContainText(`${exam.count} course`)
    await expect(page.locator(RESULTS)).toHaveCount(Math.min(12, exam.count))

    const language = await choice(page, 'Language', 0)
    await language.link.click()
    await expect(page).toHaveURL(/\?exam=.*&language=/)
    await expect(page.locator(RESULTS)).toHaveCount(language.count)
    await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2)

    await page.goBack()
    await expect(page).not.toHaveURL(/language=/)
    await expect(page.locator(RESULTS)).toHaveCount(Math.min(12, exam.count))
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(/\/courses$/)
  })

  test('sorts by price', async ({ page }) => {
    await page.goto('/courses?sort=price-low')
    const prices = await page.locator(`${RESULTS} b`).allInnerTexts()
    const numbers = prices.map((text) => (text === 'Free' ? 0 : Number(text.replace(/[^\d]/g, ''))))
    expect(numbers.length).toBeGreaterThan(3)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })

  test('shows a list whatever its query contains', async ({ page }) => {
    for (const search of [
      'page=99',
      'page=-1&sort=nothing',
      `exam=${'x'.repeat(9000)}`,
      'price=constructor&kind=__proto__&rating=-1',
      'exam=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      'exam=A%2C%20B&exam=%E2%80%AEtxt',
    ]) {
      const answer = await page.goto(`/courses?${search}`)
      expect(answer?.status(), search).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    }
    await page.goto('/courses?page=99')
    await page.getByRole('link', { name: 'Go to the first page' }).click()
    await expect(page).toHaveURL(/\/courses$/)
    await page.goto('/courses?exam=Nobody+teaches+this')
    await expect(page.getByText('No course matches these filters')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor can filter, sort, page, open a product and buy it with another validity', async ({
    page,
  }) => {
    await page.goto('/courses')
    await (await choice(page, 'Language', 0)).link.click()
    await expect(page).toHaveURL(/\?language=/)
    await page.goto('/courses')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await page.locator(`${RESULTS} a`).first().click()
    await expect(
      page
        .getByRole('link', { name: 'Buy now' })
        .or(page.getByRole('link', { name: 'Start for free' }))
        .or(page.getByRole('button', { name: 'Buy now' }))
        .first(),
    ).toBeVisible()

    const series = (await productsOf(page, 'test-series')).find(
      ({ validityOptions }) => (validityOptions?.length ?? 0) > 1,
    )
    expect(series, 'the seed has a series with validities').toBeDefined()
    await page.goto(`/test-series/${series?.slug}`)
    const days = series?.validityOptions?.[1]?.days
    await page.locator(`input[name=validity][value="${days}"]`).check()
    await page.getByRole('button', { name: 'Buy now' }).first().click()
    await expect(page).toHaveURL(new RegExp(`/checkout\\?product=${series?.slug}&validity=${days}$`))
  })
})

test('a chosen validity sets the price and is carried over to the checkout', async ({ page }) => {
  const series = (await productsOf(page, 'test-series')).find(
    ({ validityOptions }) => (validityOptions?.length ?? 0) > 1,
  )
  expect(series, 'the seed has a series with validities').toBeDefined()
  await page.goto(`/test-series/${series?.slug}`)
  const card = page.getByRole('complementary', { name: 'Price' })
  const options = card.locator('label')
  const price = (await options
    .nth(1)
    .getByText(/^₹[\d,]+$/)
    .textContent()) as string
  await options.nth(1).click()
  await expect(card.locator('b').first()).toHaveText(price)
  await card.getByRole('button', { name: 'Buy now' }).click()
  await expect(page).toHaveURL(/\/checkout\?product=.*&validity=\d+$/)
  await expect(page.getByRole('complementary', { name: 'Bill' })).toContainText(price)
})

for (const width of journeyVariants(360, 1440))
  test(
    `a product page names the coupon with the largest discount, at ${width} px`,
    AS_VARIANTS,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/courses/neet-organic-chemistry')
      const card = page.getByRole('complementary', { name: 'Price' })
      await expect(card.getByText(/^Coupon FIRSTSTEP takes ₹[\d.,]+ off your first order$/)).toBeVisible()
      await page.goto('/courses/how-to-take-a-mock')
      await expect(card).toBeVisible()
      await expect(card.getByText(/^Coupon/)).toHaveCount(0)
    },
  )

test('a product under the path of another kind redirects permanently to its own', async ({
  page,
  request,
}) => {
  const [book] = await productsOf(page, 'physical')
  expect(book, 'the seed has a book').toBeDefined()
  const moved = await request.get(`${PREFIX}/courses/${book?.slug}`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([308, `/_projects/demo/products/${book?.slug}`])
  await page.goto(`/quizzes/${book?.slug}`)
  await expect(page).toHaveURL(new RegExp(`/products/${book?.slug}$`))
  expect((await request.get(`${PREFIX}/products/there-is-no-such-thing`)).status()).toBe(404)
})

test('compares products of one kind and has a shareable address', async ({ page, browser }) => {
  const [first, second] = await productsOf(page, 'course')
  for (const { slug } of [first, second] as Found[]) {
    await gotoHydrated(page, `/courses/${slug}`)
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Compare', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await page.getByRole('region', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=/)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  const shown = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  for (const head of await page.getByRole('columnheader').all()) {
    const box = await head.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999), 'both stand on a phone').toBeLessThanOrEqual(360)
  }
  if (shown) await page.setViewportSize(shown)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  for (const row of await rows.all()) {
    const [one, other] = await row.getByRole('cell').allTextContents()
    const name = await row.getByRole('rowheader').textContent()
    expect(name?.includes('different'), `${name}: ${one} and ${other}`).toBe(one !== other)
  }
  expect(await rows.filter({ hasText: 'different' }).count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: `Add ${first?.title} to the cart` }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, items: 1' })).toBeVisible()
  const shared = await (await browser.newContext()).newPage()
  await shared.goto(page.url())
  await expect(shared.getByRole('columnheader')).toHaveCount(2)
  await shared.context().close()

  await page.getByRole('link', { name: `Remove ${first?.title}` }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
})

test('a guest’s wishlist is merged into the account, and its products can be added to the cart', async ({
  page,
}) => {
  const course = (await productsOf(page, 'course')).find(({ slug }) => slug === 'neet-organic-chemistry')
  const title = course?.title ?? 'no such course'
  await gotoHydrated(page, `/courses/${course?.slug}`)
  const wishButton = page.getByRole('button', { name: 'Wishlist', exact: true })
  // A double click adds it once, as the message says.
  await wishButton.dblclick()
  await expect(page.getByText('In your wishlist')).toBeVisible()
  await expect(wishButton).toHaveAttribute('aria-pressed', 'true')
  const listed = page.getByRole('main').getByRole('heading', { level: 3 })
  const keptHere = page.getByText('This list is saved in this browser only.')
  await page.goto('/wishlist')
  await expect(listed).toHaveText([title])
  await expect(keptHere).toBeVisible()
  await expectAccessible(page, 'main')
  await signUpViaApi(page)
  await page.goto('/wishlist')
  await expect(listed).toHaveText([title])
  await expect(keptHere).toHaveCount(0)
  await page.getByRole('button', { name: `Move ${title} to the cart` }).click()
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText(title)
})

test('lists recently viewed products on this device, without the current one', async ({ page }) => {
  const [first, second] = await productsOf(page, 'course')
  await page.goto(`/courses/${first?.slug}`)
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0)
  // The page records a view once it is hydrated, which may be after it is visible.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('demo-seen'))).toContain(String(first?.id))
  await page.goto(`/courses/${second?.slug}`)
  const row = page.getByRole('region', { name: 'Recently viewed' })
  await expect(row.getByRole('heading', { level: 3 })).toHaveText([first?.title as string])
})

test('contains structured data of a product for search engines', async ({ page }) => {
  const [course] = await productsOf(page, 'course')
  await page.goto(`/courses/${course?.slug}`)
  const texts = await page.locator('script[type="application/ld+json"]').allInnerTexts()
  const types = texts.map((text) => JSON.parse(text)['@type'])
  expect(types).toEqual(expect.arrayContaining(['Course', 'BreadcrumbList']))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/courses/${course?.slug}$`),
  )
})

test('on a phone Back closes the filters, the sort order and the menu, and leaves the list open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await gotoHydrated(page, '/courses')
  for (const [opener, sheet] of [
    [page.getByRole('button', { name: /^Filters/ }), page.locator('#filters')],
    [page.getByRole('button', { name: /^Sort/ }), page.locator('#sort')],
    [page.getByRole('button', { name: 'Browse' }), page.locator('#browse')],
  ] as const) {
    await opener.click()
    await expect(sheet).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/courses$/)
  }
})
