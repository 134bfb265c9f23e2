import { expect, type Locator, type Page, test } from '@playwright/test'
import { call, host } from '../e2e/support/account.ts'
import { gotoHydrated } from '../e2e/support/gotoHydrated.ts'
import { untilInOwnFont } from '../e2e/support/ownFont.ts'
import { DEMO } from '../e2e/support/panel.ts'
import { signInToAdmin } from '../e2e/support/signedInStaff.ts'

/** A project with the demo's content that no other test changes. Generated covers depend on the slug. */
const slug = 'pictures'

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await signInToAdmin(page, DEMO.owner)
  const from = { seedFolder: 'demo' }
  const domains = [`${slug}.localhost`]
  const made = await call(page, '/super-admin/projects', { slug, title: 'Nalanda Prep', domains, from })
  // After a failure the next worker finds the existing project.
  if (made.code !== 'taken') expect(made, String(made.message)).toMatchObject({ apiSuccess: true })
  await page.close()
})

/** The ten main screens; `ready` is an element to wait for. */
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

/** Replaces dates that depend on the day of the run (last change, end of a sale) by a fixed one. */
const fixDates = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const node = words.currentNode as Text
      if (/^Updated \d|, until \d/.test(node.data))
        node.data = node.data.replace(/\d{1,2} [A-Z][a-z]{2,3}( \d{4})?/, '1 Jan')
    }
  })

for (const { width, height, mode } of SHAPES) {
  test(`the main screens match their screenshots at ${width} px, ${mode}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: mode,
      reducedMotion: 'reduce',
    })
    await context.addInitScript((project) => localStorage.setItem(`${project}-storageNote`, '1'), slug)
    const page = await context.newPage()
    for (const [name, { path, ready }] of Object.entries(SCREENS)) {
      await test.step(name, async () => {
        await gotoHydrated(page, `${host(slug)}${path}`)
        await untilInOwnFont(page)
        if (ready) await expect(ready(page)).toBeVisible()
        await page.waitForLoadState('networkidle')
        await fixDates(page)
        await expect.soft(page).toHaveScreenshot(`screen-${width}-${mode}-${name}.png`, {
          maxDiffPixelRatio: 0.001,
        })
      })
    }
    await context.close()
  })
}
