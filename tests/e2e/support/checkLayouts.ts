import { type Browser, expect, type Page } from '@playwright/test'
import { host } from './account.ts'
import { axeFaults, COLOUR_RULES } from './axe.ts'
import { gotoHydrated } from './gotoHydrated.ts'

export type CheckedPage = { address: string; status: number }

/** Opens a page in a new context without the notice about stored data. */
export async function openVisitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(() => {
    // The browser's PDF viewer has no storage.
    if (window.localStorage) localStorage.setItem('demo-storageNote', '1')
  })
  return page
}

/** Violations that axe finds in a page, one line each: by all rules in light mode, by the colour rules in dark mode. */
async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await axeFaults(page, { rules: COLOUR_RULES })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...light.map((fault) => `light ${fault}`), ...dark.map((fault) => `dark ${fault}`)]
}

/** Reports a page that scrolls sideways at this width. */
async function faultsOfWidth(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return tooWide > 0 ? [`${width} px: scrolls sideways by ${tooWide} px`] : []
}

/** Axe checks everything at the first width, and all but the light colours at the second; the page must fit all widths. */
type Widths = readonly [first: number, second: number, ...others: number[]]

/** Faults of a page of the demo's storefront: console errors, status, title, width and accessibility. Opens it once. */
async function faultsOf(page: Page, { address, status }: CheckedPage, widths: Widths): Promise<string[]> {
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
  await gotoHydrated(page, host('demo') + address)
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
  // A page that waits for data has no title yet.
  await title
    .first()
    .waitFor()
    .catch(() => undefined)
  const titles = await title.count()
  if (titles !== 1) faults.push(`has ${titles} titles`)
  faults.push(...(await faultsOfWidth(page, first)), ...(await accessibilityFaults(page)))
  faults.push(...(await faultsOfWidth(page, second)))
  const structure = await axeFaults(page, { without: COLOUR_RULES })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await axeFaults(page, { rules: COLOUR_RULES })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  faults.push(...structure.map((fault) => `${second} px: ${fault}`))
  faults.push(...dark.map((fault) => `${second} px, dark ${fault}`))
  for (const width of others) faults.push(...(await faultsOfWidth(page, width)))
  page.off('pageerror', onError).off('console', onConsole)
  return faults
}

/** Asserts softly that none of these pages has a fault. */
export async function expectNoLayoutFaults(
  page: Page,
  pages: readonly CheckedPage[],
  widths: Widths,
): Promise<void> {
  for (const checked of pages) {
    const faults = await faultsOf(page, checked, widths)
    expect.soft(faults, checked.address).toEqual([])
  }
}
