import { expect, type Page } from '@playwright/test'

/** Whether the page is drawn in Inter: where it came late, a page keeps the font of the device until it is opened again. */
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

/** Waits for every font of the open page, and opens it again where the first of them came too late to be drawn with. */
export async function untilInOwnFont(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.fonts.ready)
    if (await inOwnFont(page)) return
    await page.reload()
    throw new Error('drawn in a font of the device')
  }).toPass()
}
