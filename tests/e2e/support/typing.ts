import { expect, type Locator } from '@playwright/test'

/** Milliseconds between two keys, and between two words, of somebody who types quickly. */
const KEY_MS = 25
const WORD_MS = 120

/**
 * Replaces what stands in a field key by key, with a pause after each word: a form that acts before the person says so acts
 * in between, where `fill` would never let it. A field that vanishes or loses the cursor on the way is a failure.
 */
export async function typeAtPace(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.press('ControlOrMeta+a')
  await field.press('Backspace')
  for (const word of text.match(/\s*\S+\s*$|\s*\S+|\s+/g) ?? []) {
    await expect(field).toBeFocused()
    await field.pressSequentially(word, { delay: KEY_MS })
    await field.page().waitForTimeout(WORD_MS)
  }
}

/** As `typeAtPace`, field by field in the order a person meets them; each one still has its words at the end. */
export async function typeFields(
  fields: readonly (readonly [field: Locator, text: string])[],
): Promise<void> {
  for (const [field, text] of fields) await typeAtPace(field, text)
  for (const [field, text] of fields) await expect(field).toHaveValue(text)
}
