import { expect, type Page } from '@playwright/test'
import { axeFaults, OF_COLOURS } from './axe.ts'
import { untilInOwnFont } from './ownFont.ts'

/** Every component in every state, for developers. */
export const KIT = '/dev/ui'

/** Waits until the page of components answers keys and clicks: its switch knows the colours only then. */
export const untilKitIsAlive = (page: Page): Promise<void> =>
  expect(page.getByRole('radiogroup', { name: 'Mode' }).getByRole('radio', { checked: true })).toHaveCount(1)

export type Shape = { width?: number; height?: number; mode?: 'light' | 'dark'; brand?: string }

/** Opens the page of components on one day of the calendar, in its own font, and waits until it is alive. */
export async function openKit(
  page: Page,
  { width = 1440, height = 900, mode = 'light', brand }: Shape = {},
): Promise<void> {
  await page.clock.setFixedTime('2026-11-21T10:00:00+05:30')
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
  await page.goto(brand ? `${KIT}/${brand}` : KIT)
  await untilInOwnFont(page)
  await expect(page.getByRole('radio', { name: mode === 'dark' ? 'Dark' : 'Light' })).toBeChecked()
}

/** A section of the page of components. */
export const part = (page: Page, id: string) => page.locator(`section#${id}`)

/** The same landmark may stand here twice, as a sample and under stress. */
const DOUBLE = ['landmark-unique']

export const expectNoKitFaults = async (page: Page, within = '#content') =>
  expect(await axeFaults(page, { within, without: DOUBLE })).toEqual([])

/** What the colours alone can get wrong. */
export const expectReadable = async (page: Page) =>
  expect(await axeFaults(page, { within: '#content', rules: OF_COLOURS })).toEqual([])

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

/** Compares every section of the page of components with its picture. */
export async function expectPicturesOfKit(
  page: Page,
  { width = 1440, mode = 'light' }: Shape,
): Promise<void> {
  // High enough for the longest part, which is then drawn in one piece.
  await openKit(page, { width, mode, height: 4000 })
  await page.addStyleTag({
    content: 'body > :not(#content), [data-kit-bar] { display: none !important }',
  })
  // Covers keep their colours in the dark.
  for (const id of SECTIONS.filter((name) => mode === 'light' || name !== 'cards')) {
    await expect.soft(part(page, id)).toHaveScreenshot(`ui-${width}-${mode}-${id}.png`, {
      maxDiffPixelRatio: 0.001,
    })
  }
}
