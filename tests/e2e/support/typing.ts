import { expect, type Locator } from '@playwright/test'

/** Delay between keys and between words of a fast typist, ms. */
const KEY_MS = 25
const WORD_MS = 120

/**
 * Replaces a field's text key by key, with a pause after each word: a form that submits or validates too early does so
 * in between, which `fill` would not show. Fails when the field loses the focus.
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

/** Fills several fields by `typeAtPace` in order, and asserts at the end that each kept its text. */
export async function typeFields(
  fields: readonly (readonly [field: Locator, text: string])[],
): Promise<void> {
  for (const [field, text] of fields) await typeAtPace(field, text)
  for (const [field, text] of fields) await expect(field).toHaveValue(text)
}
