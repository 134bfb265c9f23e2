import { expect, type Page } from '@playwright/test'

/** Waits until the panel is hydrated, which is when its search has a keyboard shortcut. */
export async function untilPanelIsHydrated(page: Page): Promise<void> {
  await expect(page.locator('[role=combobox][aria-keyshortcuts="/"]')).toBeAttached()
}
