import type { Page } from '@playwright/test'
import { signUpViaApi } from './people.ts'
import { saveAddress, type TestShop, visibleButton } from './testShop.ts'

/** Slugs of the demo's products that the journeys of the checkout buy. */
export const BOOK = 'map-practice-book'
export const COURSE = 'neet-organic-chemistry'

export const bill = (page: Page) => page.getByRole('complementary', { name: 'Bill' })
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** The amount on the Pay button, whole rupees. */
export async function shownPrice(page: Page): Promise<number> {
  const text = await visibleButton(page, /^Pay ₹/).textContent()
  return Number(text?.replace(/\D/g, ''))
}

/** Signs a new student of the test shop up, opens a page as them and returns their phone. */
export async function openAsNewStudent(
  page: Page,
  testShop: TestShop,
  path: string,
  { hasAddress = false } = {},
): Promise<string> {
  const phone = await signUpViaApi(page, testShop.slug)
  if (hasAddress) await saveAddress(page)
  await page.goto(`${testShop.origin}${path}`)
  return phone
}
