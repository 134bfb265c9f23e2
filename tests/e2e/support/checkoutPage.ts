import type { Page } from '@playwright/test'
import { signUpByCalls } from './people.ts'
import { saveAddress, seen, type Till } from './till.ts'

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

/** Signs a new student of the till up and opens a page as them. */
export async function arrive(
  page: Page,
  till: Till,
  path: string,
  { hasAddress = false } = {},
): Promise<string> {
  const phone = await signUpByCalls(page, till.slug)
  if (hasAddress) await saveAddress(page)
  await page.goto(`${till.origin}${path}`)
  return phone
}
