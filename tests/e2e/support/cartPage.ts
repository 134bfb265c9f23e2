import { expect, type Page, test } from '@playwright/test'
import { call } from './account.ts'
import { openTestShop, productOf, type TestShop } from './testShop.ts'
import type { TestShopSlug } from './testShopSlugs.ts'

/** Products of the demo that the journeys of the cart buy. */
export const COURSE = {
  path: '/courses/neet-organic-chemistry',
  slug: 'neet-organic-chemistry',
  title: 'NEET Organic Chemistry with reaction maps',
}
export const BOOK = {
  path: '/products/map-practice-book',
  slug: 'map-practice-book',
  title: 'Map practice: sixty outlines',
}
export const TESTS = { slug: 'jee-full-mock-series', title: 'JEE Main: three full mocks' }

/** Opens the test shop of a file, with reduced motion and without the notice about stored data. */
export function openCartShop(slug: TestShopSlug): TestShop {
  const testShop = openTestShop(slug)
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((name) => localStorage.setItem(`${name}-storageNote`, '1'), slug)
  })
  return testShop
}

export const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

export const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
export const cartLines = (page: Page) =>
  page.getByRole('region', { name: 'In your cart' }).getByRole('listitem')
export const savedForLater = (page: Page) =>
  page.getByRole('region', { name: 'Saved for later' }).getByRole('listitem')
export const bill = (page: Page) => page.getByRole('complementary', { name: 'Bill' })

/** Clicks the button of this name that is visible at this width. */
export const pressVisible = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).locator('visible=true').first().click()

/** Adds products to the cart of the page's browser through the API. */
export async function addToCart(page: Page, testShop: TestShop, ...slugs: string[]): Promise<void> {
  await page.goto(`${testShop.origin}/healthz`)
  for (const slug of slugs) {
    const { id } = await productOf(testShop, slug)
    expect(await call(page, '/cart/change', { product: id })).toMatchObject({ apiSuccess: true })
  }
}

/** The amount to pay in rupees, once the bill is up to date. */
export async function toPay(page: Page): Promise<number> {
  await expect(bill(page).locator('dl')).toHaveAttribute('aria-busy', 'false')
  const text = await bill(page).locator('dl > div:last-child dd').textContent()
  return Number(text?.replace(/[^\d.]/g, ''))
}
