import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { DESK, PHONE } from './testShop.ts'

/** All axe rules on desktop, rules on structure on a phone, and colour rules in dark mode. */
const CHECKS = [
  { size: DESK, mode: 'light', only: 'everything' },
  { size: PHONE, mode: 'light', only: 'structure' },
  { size: PHONE, mode: 'dark', only: 'colours' },
] as const

/** Saves a screenshot for people to review in the folder PICTURES; does nothing without it. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** Checks the accessibility of a storefront page once it is ready, at both widths, light and dark, and saves screenshots. */
export async function checkStorefrontPage(
  page: Page,
  name: string,
  ready: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize(DESK)
  await ready()
  for (const { size, mode, only } of CHECKS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: mode })
    await expectAccessible(page, 'main', only)
    await saveScreenshot(page, `${name}-${size.width}-${mode}`)
  }
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Checks the accessibility of a panel page on phone and desktop, and saves screenshots. */
export async function checkPanelPage(page: Page, name: string): Promise<void> {
  for (const [size, only] of [
    [PHONE, 'everything'],
    [DESK, 'structure'],
  ] as const) {
    await page.setViewportSize(size)
    await expectAccessible(page, 'main', only)
    await saveScreenshot(page, `panel-${name}-${size.width}`)
  }
}
