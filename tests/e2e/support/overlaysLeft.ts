import { expect, type Page } from '@playwright/test'

/**
 * Waits until overlays that have closed are out of the browser's history. That takes the browser a moment after they are
 * out of sight, and a page loaded in that moment is aborted by it.
 */
export async function overlaysLeft(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0)
}
