import { test } from '@playwright/test'
import {
  BOOK,
  operateByKeyboard,
  payByKeyboard,
  SERIES,
  tabBesideNotice,
  tabThroughPages,
} from '../e2e/support/keyboardJourneys.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
})

for (const width of [768, 1440])
  test(`every control of the storefront shows when it has the focus at ${width} px`, ({ page }) =>
    tabThroughPages(page, width, [
      '/',
      '/courses?exam=JEE+Main',
      BOOK,
      SERIES,
      '/search?q=physics',
      '/blog/mistake-notebook',
      '/contact',
    ]))

for (const width of [360, 1440])
  test(`the notice about stored data covers neither the focus nor the footer at ${width} px`, ({ browser }) =>
    tabBesideNotice(browser, width, ['/contact', BOOK, '/courses']))

test('a course is found and paid by keyboard alone at 1440 px', ({ page }) => payByKeyboard(page, 1440))

test('the colour scheme, a gallery and the comparison work by keyboard alone at 768 px', ({
  browser,
  page,
}) => operateByKeyboard(browser, page, 768))
