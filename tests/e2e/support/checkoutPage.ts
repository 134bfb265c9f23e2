import type { Page } from '@playwright/test'
import { signUpByCalls } from './people.ts'
import { saveAddress, seen, type TestShop } from './testShop.ts'

/** A book and a course of the demo that checkouts are walked through with. */
export const BOOK = 'map-practice-book'
export const COURSE = 'neet-organic-chemistry'

export const bill = (page: Page) => page.getByRole('complementary', { name: 'Bill' })
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** What is to be paid, whole rupees. */
export async function shownPrice(page: Page): Promise<number> {
  const text = await seen(page, /^Pay ₹/).textContent()
  return Number(text?.replace(/\D/g, ''))
}

/** Signs a new student of the test shop up and opens a page as them. */
export async function arrive(
  page: Page,
  testShop: TestShop,
  path: string,
  { hasAddress = false } = {},
): Promise<string> {
  const phone = await signUpByCalls(page, testShop.slug)
  if (hasAddress) await saveAddress(page)
  await page.goto(`${testShop.origin}${path}`)
  return phone
}
