import { expect, test } from '@playwright/test'
import { PORT } from '../../../playwright.config.ts'
import { host, joinDemo2 } from '../support/account.ts'

const PAGES = ['/p/reward', '/p/refer']

test('with rewards and referral switched off their pages have status 404 and no links', async ({ page }) => {
  await joinDemo2(page)
  const statusOf = async (project: string, path: string) =>
    (await page.request.get(`http://127.0.0.1:${PORT}/_projects/${project}${path}`)).status()
  for (const path of [...PAGES, ...PAGES.map((own) => `/hi${own}`)]) {
    expect(await statusOf('demo2', path), path).toBe(404)
    // The page exists in a project where it is switched on.
    expect(await statusOf('demo', path), path).toBe(200)
  }

  for (const path of ['/account', '/orders', '/cart', '/faq']) {
    await page.goto(host('demo2') + path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('a[href*="/p/re"]'), path).toHaveCount(0)
    await expect(page.getByText(/cashback|referral earnings|refer a friend/i), path).toHaveCount(0)
  }
  const sitemap = await page.request.get(`http://127.0.0.1:${PORT}/_projects/demo2/sitemap.xml`)
  expect(await sitemap.text()).not.toMatch(/\/p\/re(ward|fer)/)
})
