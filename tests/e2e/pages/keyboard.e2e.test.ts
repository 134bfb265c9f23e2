import { test } from '@playwright/test'
import { operateByKeyboard, payByKeyboard } from '../support/keyboardJourneys.ts'

// Every control of the pages, the notice about stored data, and the other widths: tests/full/keyboard.full.test.ts.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
})

test('a course is found and paid by keyboard alone at 768 px', async ({ page }) => {
  test.slow()
  await payByKeyboard(page, 768)
})

test('the colour scheme, a gallery and the comparison work by keyboard alone at 1440 px', ({
  browser,
  page,
}) => operateByKeyboard(browser, page, 1440))
