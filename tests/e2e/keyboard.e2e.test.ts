import { test } from '@playwright/test'
import {
  BOOK,
  payByKeyboard,
  walkBehindNote,
  walkShopWindow,
  workByKeys,
} from './support/keyboardJourneys.ts'

// On more pages and at the other widths: tests/full/keyboard.full.test.ts.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
})

test('every control of the shop window shows its focus and lets go of it', async ({ page }) => {
  test.slow()
  await walkShopWindow(page, 1440, ['/', BOOK])
})

test("neither what has the focus nor the page's end stays behind the open note on a phone", async ({
  browser,
}) => {
  test.slow()
  await walkBehindNote(browser, 360, [BOOK])
})

test('from the first Tab to the payment by keyboard alone at 768 px', async ({ page }) => {
  test.slow()
  await payByKeyboard(page, 768)
})

test('the colours, a gallery and the comparison are worked by keys at 1440 px', ({ browser, page }) =>
  workByKeys(browser, page, 1440))
