import type { Page } from '@playwright/test'

/** Opens a page of the storefront and waits until it answers keys and clicks: it asks who is looking only then. */
export async function gotoAlive(page: Page, url: string): Promise<void> {
  const alive = page.waitForResponse((response) => response.url().endsWith('/api/auth/start'))
  await page.goto(url)
  await alive
}
