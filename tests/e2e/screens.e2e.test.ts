import { expect, type Locator, type Page, test } from '@playwright/test'
import { host } from './support/account.ts'
import { gotoAlive } from './support/gotoAlive.ts'

const ORIGIN = host('demo')

/** The ten main screens, each with what must be there before it is looked at. */
const SCREENS: Record<string, { path: string; ready?: (page: Page) => Locator }> = {
  home: { path: '/' },
  courses: { path: '/courses?exam=JEE+Main' },
  course: { path: '/courses/jee-physics-mechanics' },
  book: { path: '/products/mechanics-workbook' },
  'test-series': { path: '/test-series/jee-full-mock-series' },
  search: { path: '/search?q=organic' },
  article: { path: '/blog/mistake-notebook' },
  'free-resources': { path: '/free-resources' },
  checkout: {
    path: '/checkout?product=jee-physics-mechanics',
    ready: (page) => page.getByRole('complementary', { name: 'Bill' }),
  },
  login: {
    path: '/about-us?login=1',
    ready: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Phone number' }),
  },
}
const SHAPES = [
  { width: 1440, height: 900, mode: 'light' },
  { width: 360, height: 740, mode: 'light' },
  { width: 1440, height: 900, mode: 'dark' },
] as const

/** What follows the day of the run (when something changed, when a sale ends) says the same day every time. */
const sayOneDay = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const node = words.currentNode as Text
      if (/^Updated \d|, until \d/.test(node.data))
        node.data = node.data.replace(/\d{1,2} [A-Z][a-z]{2,3}( \d{4})?/, '1 Jan')
    }
  })

for (const { width, height, mode } of SHAPES) {
  test(`the main screens look as they did at ${width} px, ${mode}`, async ({ browser }) => {
    test.setTimeout(150_000)
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: mode,
      reducedMotion: 'reduce',
    })
    await context.addInitScript(() => localStorage.setItem('demo-storageNote', '1'))
    const page = await context.newPage()
    for (const [name, { path, ready }] of Object.entries(SCREENS)) {
      await test.step(name, async () => {
        await gotoAlive(page, `${ORIGIN}${path}`)
        if (ready) await expect(ready(page)).toBeVisible()
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => document.fonts.ready)
        await sayOneDay(page)
        await expect.soft(page).toHaveScreenshot(`screen-${width}-${mode}-${name}.png`, {
          maxDiffPixelRatio: 0.001,
        })
      })
    }
    await context.close()
  })
}
