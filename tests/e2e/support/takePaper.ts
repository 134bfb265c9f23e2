import { expect, type Page } from '@playwright/test'
import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'
import { host } from './account.ts'
import { signUpViaApi } from './people.ts'

const ORIGIN = host('demo')

/** A new student takes the paper with option c for its first question, and opens the result. Returns the attempt. */
export async function takePaper(page: Page): Promise<string> {
  await signUpViaApi(page)
  await page.goto(`${ORIGIN}/test-series/${JOURNEY.series}/${JOURNEY.corrected}`)
  await expect(page.getByText('The paper is on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Start test' }).click()
  await page.locator('label', { hasText: 'Option c' }).click()
  await page.getByRole('button', { name: 'Save and next' }).click()
  await page.getByRole('button', { name: 'Open question palette' }).click()
  await page.getByRole('button', { name: 'Submit test' }).click()
  await page.getByRole('button', { name: 'Submit now' }).click()
  await page.getByRole('link', { name: 'See result' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-2) ?? ''
}
