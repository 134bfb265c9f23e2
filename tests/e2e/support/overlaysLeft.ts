import { expect, type Page } from '@playwright/test'

/**
 * Waits until the history entries of closed overlays are removed. That happens a moment after the overlays are
 * hidden, and aborts a page load that starts in between.
 */
export async function overlaysLeft(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
}
