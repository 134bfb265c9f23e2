import type { Page } from '@playwright/test'

/** Opens a page whose scripts load only when the returned function is called. */
export async function openWithoutScripts(page: Page, url: string): Promise<() => Promise<void>> {
  let letThrough = () => {}
  const isCalled = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/_next/static/chunks/**', async (route) => {
    await isCalled
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  return async () => {
    letThrough()
    await page.waitForLoadState('networkidle')
  }
}
