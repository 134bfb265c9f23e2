import { expect, type Locator } from '@playwright/test'

/**
 * Chooses a radio button or ticks a checkbox by clicking its label, after Playwright's checks that the label is stable and not
 * covered. Fails when it is not checked afterwards.
 */
export async function choose(control: Locator): Promise<void> {
  await control.locator('xpath=ancestor::label[1]').click()
  await expect(control).toBeChecked()
}
