import type { Page } from '@playwright/test'

type Shifted = { shifted: number }
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Records the layout shift of each page that is opened from now on, except shifts after user input. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as Shifted
    seen.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) seen.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Cumulative layout shift of the open page so far; call `recordShifts` before opening it. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Shifted).shifted)
}
