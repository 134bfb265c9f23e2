import { expect, type Page } from '@playwright/test'

/** Waits until the panel answers keys and clicks: its search names its key only then. */
export async function untilPanelIsAlive(page: Page): Promise<void> {
  await expect(page.locator('[role=combobox][aria-keyshortcuts="/"]')).toBeAttached()
}
