import { test } from '@playwright/test'
import { expectStillWithLateFonts } from '../e2e/support/lateFonts.ts'

const ENGLISH = ['/', '/courses', '/blog', '/how-it-works']
const WITH_HINDI = [
  '/courses/hindi-vyakaran-class-10',
  '/courses/bharatiya-rajvyavastha',
  '/hi',
  '/hi/courses',
  '/hi/courses/jee-physics-mechanics',
]

for (const width of [360, 768, 1440])
  for (const path of [...ENGLISH, ...WITH_HINDI])
    test(`${path} has no layout shift at ${width} px when its fonts load late`, ({ page }) =>
      // Latin, and Devanagari on pages with Hindi.
      expectStillWithLateFonts(page, { path, width, fonts: WITH_HINDI.includes(path) ? 2 : 1 }))
