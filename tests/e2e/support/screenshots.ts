import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { DESK, PHONE } from './testShop.ts'

/** All of a page on a desk, what another width alone can get wrong on a phone, colours alone in the dark. */
const SHAPES = [
  { size: DESK, mode: 'light', only: 'everything' },
  { size: PHONE, mode: 'light', only: 'structure' },
  { size: PHONE, mode: 'dark', only: 'colours' },
] as const

/** For people to look at: pictures go where PICTURES says, when it says so. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** Looks at a page of the storefront, once it is ready, at both widths, light and dark. */
export async function screenshotPage(page: Page, name: string, ready: () => Promise<void>): Promise<void> {
  await page.setViewportSize(DESK)
  await ready()
  for (const { size, mode, only } of SHAPES) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: mode })
    await expectAccessible(page, 'main', only)
    await picture(page, `${name}-${size.width}-${mode}`)
  }
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Looks at a page of the panel on a desk and on a phone. */
export async function screenshotPanel(page: Page, name: string): Promise<void> {
  for (const [size, only] of [
    [PHONE, 'everything'],
    [DESK, 'structure'],
  ] as const) {
    await page.setViewportSize(size)
    await expectAccessible(page, 'main', only)
    await picture(page, `panel-${name}-${size.width}`)
  }
}
