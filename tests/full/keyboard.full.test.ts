import { test } from '@playwright/test'
import {
  BOOK,
  payByKeyboard,
  SERIES,
  walkBehindNote,
  walkShopWindow,
  workByKeys,
} from '../e2e/support/keyboardJourneys.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
})

for (const width of [768, 1440])
  test(`every control of the shop window shows its focus and lets go of it at ${width} px`, ({ page }) =>
    walkShopWindow(page, width, [
      '/',
      '/courses?exam=JEE+Main',
      BOOK,
      SERIES,
      '/search?q=physics',
      '/blog/mistake-notebook',
      '/contact',
    ]))

for (const width of [360, 1440])
  test(`neither what has the focus nor the page's end stays behind the open note at ${width} px`, ({
    browser,
  }) => walkBehindNote(browser, width, ['/contact', BOOK, '/courses']))

test('from the first Tab to the payment by keyboard alone at 1440 px', ({ page }) =>
  payByKeyboard(page, 1440))

test('the colours, a gallery and the comparison are worked by keys at 768 px', ({ browser, page }) =>
  workByKeys(browser, page, 768))
