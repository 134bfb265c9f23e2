import type { Page } from '@playwright/test'

/** Opens a storefront page and waits until it is hydrated, which is when it requests the session. */
export async function gotoHydrated(
  page: Page,
  url: string,
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<void> {
  const hydrated = page.waitForResponse((response) => response.url().endsWith('/api/auth/start'))
  await page.goto(url, { waitUntil })
  await hydrated
}
