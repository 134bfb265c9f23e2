import { test } from '@playwright/test'
import { payByKeyboard, workByKeys } from './support/keyboardJourneys.ts'

// Every control of the pages, what the open note covers, and the other widths: tests/full/keyboard.full.test.ts.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
})

test('from the first Tab to the payment by keyboard alone at 768 px', async ({ page }) => {
  test.slow()
  await payByKeyboard(page, 768)
})

test('the colours, a gallery and the comparison are worked by keys at 1440 px', ({ browser, page }) =>
  workByKeys(browser, page, 1440))
