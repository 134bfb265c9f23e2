import type { Page } from '@playwright/test'

type Shifted = { shifted: number }
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Adds up what each page opened from now on moves by; what moves because somebody pressed or typed does not count. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as Shifted
    seen.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) seen.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What the open page has moved by so far, as Chromium scores it; needs noteShifts before it was opened. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Shifted).shifted)
}
