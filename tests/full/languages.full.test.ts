import { test } from '@playwright/test'
import { PORT } from '../../playwright.config.ts'
import { expectHindi } from '../e2e/support/hindiPages.ts'
import { signUpViaApi } from '../e2e/support/people.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
})

/** Ids of two courses, comma-separated. Node does not resolve *.localhost. */
async function twoCourseIds(): Promise<string> {
  const query = 'where[kind][equals]=course&limit=2&depth=0'
  const answer = await fetch(`http://127.0.0.1:${PORT}/_projects/demo/api/selling-products?${query}`)
  const { docs } = (await answer.json()) as { docs: { id: string }[] }
  return docs.map(({ id }) => id).join(',')
}

test('public pages are entirely in Hindi', async ({ page }) => {
  for (const path of [
    '/hi',
    '/hi/search?q=physics',
    '/hi/courses?price=free',
    '/hi/courses/jee-physics-mechanics',
    `/hi/compare?ids=${await twoCourseIds()}`,
    '/hi/blog',
    '/hi/free-resources',
    '/hi/contact',
    '/hi/no-such-page',
  ])
    await test.step(path, () => expectHindi(page, path))
})

test('the pages of a student are entirely in Hindi', async ({ page }) => {
  await signUpViaApi(page)
  for (const path of [
    '/hi/checkout?product=jee-physics-mechanics',
    '/hi/checkout?product=map-practice-book',
    '/hi/profile',
    '/hi/orders',
    '/hi/address',
    '/hi/support-tickets',
    '/hi/doubts',
    '/hi/p/reward',
    '/hi/learn',
  ])
    await test.step(path, () => expectHindi(page, path))
})
