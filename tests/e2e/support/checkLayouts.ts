import { type Browser, expect, type Page } from '@playwright/test'
import { host } from './account.ts'
import { axeFaults, OF_COLOURS } from './axe.ts'
import { gotoAlive } from './gotoAlive.ts'

export type Stop = { address: string; status: number }

/** A page whose visitor has closed the note about what is stored. */
export async function openVisitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(() => {
    // The browser's own reader of PDF files has no storage.
    if (window.localStorage) localStorage.setItem('demo-storageNote', '1')
  })
  return page
}

/** What axe finds wrong with how a page looks, one line for each fault: all of it in the light, colours in the dark. */
async function faultsOfLook(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await axeFaults(page, { rules: OF_COLOURS })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...light.map((fault) => `light ${fault}`), ...dark.map((fault) => `dark ${fault}`)]
}

/** By how much the page is wider than the screen of this width. */
async function faultsOfWidth(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return tooWide > 0 ? [`${width} px: scrolls sideways by ${tooWide} px`] : []
}

/** A page is opened at the first width, where axe looks at all of it; at the second only its colours in the light are left out; it fits all. */
type Widths = readonly [first: number, second: number, ...others: number[]]

/** What is wrong with a page of the demo's storefront, which is opened once. */
async function faultsOf(page: Page, { address, status }: Stop, widths: Widths): Promise<string[]> {
  const faults: string[] = []
  const onError = (err: Error) => faults.push(err.message)
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error' && !/status of (401|403|404)/.test(message.text()))
      faults.push(message.text())
  }
  page.on('pageerror', onError).on('console', onConsole)
  const [first, second, ...others] = widths
  await page.setViewportSize({ width: first, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await gotoAlive(page, host('demo') + address)
  const answered = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStatus,
  )
  if (answered !== status) faults.push(`answers ${answered}`)
  if (address.includes('login=1')) await expect(page.getByRole('dialog')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Loading/ }),
  ).toHaveCount(0)
  const title = page.getByRole('main').locator('h1')
  // What waits for an answer says so before it has a title.
  await title
    .first()
    .waitFor({ timeout: 8000 })
    .catch(() => undefined)
  const titles = await title.count()
  if (titles !== 1) faults.push(`has ${titles} titles`)
  faults.push(...(await faultsOfWidth(page, first)), ...(await faultsOfLook(page)))
  faults.push(...(await faultsOfWidth(page, second)))
  const structure = await axeFaults(page, { without: OF_COLOURS })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await axeFaults(page, { rules: OF_COLOURS })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  faults.push(...structure.map((fault) => `${second} px: ${fault}`))
  faults.push(...dark.map((fault) => `${second} px, dark ${fault}`))
  for (const width of others) faults.push(...(await faultsOfWidth(page, width)))
  page.off('pageerror', onError).off('console', onConsole)
  return faults
}

/** Looks at these pages, and says all that is wrong. */
export async function lookAround(page: Page, stops: readonly Stop[], widths: Widths): Promise<void> {
  for (const stop of stops) {
    const faults = await faultsOf(page, stop, widths)
    expect.soft(faults, stop.address).toEqual([])
  }
}
