import { expect, type Locator } from '@playwright/test'

/**
 * Chooses an option, or ticks a box, by pressing its words as a person does: what moves or is covered at first is waited for,
 * and what did not take is a failure.
 */
export async function choose(control: Locator): Promise<void> {
  await control.locator('xpath=ancestor::label[1]').click()
  await expect(control).toBeChecked()
}
