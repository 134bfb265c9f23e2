import type { Page } from '@playwright/test'

/** Delays requests whose URL matches until they are released. */
export async function holdBack(page: Page, url: RegExp) {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return { release }
}
