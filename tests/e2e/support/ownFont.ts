import { expect, type Page } from '@playwright/test'

/** Whether the page is rendered in Inter; when that loads late, the page keeps the fallback font until it is reloaded. */
const inOwnFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const family = getComputedStyle(document.documentElement).getPropertyValue('--font-latin')
    const widthIn = (fontFamily: string) => {
      const probe = document.createElement('span')
      probe.textContent = 'Hamburgefonstiv'
      Object.assign(probe.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily })
      document.body.append(probe)
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    }
    return widthIn(`${family}, monospace`) !== widthIn('monospace')
  })

/** Waits for all fonts of the open page, and reloads it while it is rendered in a fallback font. */
export async function untilInOwnFont(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.fonts.ready)
    if (await inOwnFont(page)) return
    await page.reload()
    throw new Error('rendered in a fallback font')
  }).toPass()
}
