import { test } from '@playwright/test'
import { expectStillWithLateFonts } from '../support/lateFonts.ts'

// At every width, and on more pages: tests/full/fonts.full.test.ts.

test('a page in Latin and Devanagari has no layout shift on a phone when its fonts load late', ({ page }) =>
  expectStillWithLateFonts(page, { path: '/hi/courses/jee-physics-mechanics', width: 360, fonts: 2 }))
