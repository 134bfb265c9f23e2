import { expect, type Page } from '@playwright/test'
import { axeFaults, COLOUR_RULES } from './axe.ts'
import { untilInOwnFont } from './ownFont.ts'

/** The developers' page with every component in every state. */
export const KIT = '/dev/ui'

/** Waits until the page of components is hydrated, which is when its colour switch has a value. */
export const untilKitIsHydrated = (page: Page): Promise<void> =>
  expect(page.getByRole('radiogroup', { name: 'Mode' }).getByRole('radio', { checked: true })).toHaveCount(1)

export type KitView = { width?: number; height?: number; mode?: 'light' | 'dark'; brand?: string }

/** Opens the page of components with a fixed date and loaded fonts, and waits until it is hydrated. */
export async function openKit(
  page: Page,
  { width = 1440, height = 900, mode = 'light', brand }: KitView = {},
): Promise<void> {
  await page.clock.setFixedTime('2026-11-21T10:00:00+05:30')
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
  await page.goto(brand ? `${KIT}/${brand}` : KIT)
  await untilInOwnFont(page)
  await expect(page.getByRole('radio', { name: mode === 'dark' ? 'Dark' : 'Light' })).toBeChecked()
}

/** A section of the page of components. */
export const kitSection = (page: Page, id: string) => page.locator(`section#${id}`)

/** The same landmark may occur twice here, as a sample and in the stress section. */
const DOUBLE = ['landmark-unique']

export const expectNoKitFaults = async (page: Page, within = '#content') =>
  expect(await axeFaults(page, { within, without: DOUBLE })).toEqual([])

/** Asserts that axe's colour rules find no violation. */
export const expectReadable = async (page: Page) =>
  expect(await axeFaults(page, { within: '#content', rules: COLOUR_RULES })).toEqual([])

const SECTIONS = [
  'foundations',
  'buttons',
  'fields',
  'choices',
  'pickers',
  'numbers',
  'files',
  'lists',
  'navigation',
  'messages',
  'states',
  'cards',
  'stress',
]

/** Compares every section of the page of components with its screenshot. */
export async function expectPicturesOfKit(
  page: Page,
  { width = 1440, mode = 'light' }: KitView,
): Promise<void> {
  // High enough for the longest section, which is then captured at once.
  await openKit(page, { width, mode, height: 4000 })
  await page.addStyleTag({
    content: 'body > :not(#content), [data-kit-bar] { display: none !important }',
  })
  // Cards have the same colours in dark mode.
  for (const id of SECTIONS.filter((name) => mode === 'light' || name !== 'cards')) {
    await expect.soft(kitSection(page, id)).toHaveScreenshot(`ui-${width}-${mode}-${id}.png`, {
      maxDiffPixelRatio: 0.001,
    })
  }
}
