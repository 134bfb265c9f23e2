import { expect, type Page, test } from '@playwright/test'
import { host } from '../support/account.ts'
import { expectAccessible } from '../support/axe.ts'
import { AS_VARIANTS, journeyVariants } from '../support/forms.ts'
import { gotoHydrated } from '../support/gotoHydrated.ts'
import { openStaffCalls, saveAs } from '../support/panel.ts'
import { signUpViaApi } from '../support/people.ts'

const ORIGIN = host('demo')

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker controls the project's pages. */
const untilActive = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise<void>((resolve) =>
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve()),
    )
  })
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('offline pages have the project’s design, and no personal page is cached', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signUpViaApi(page)
  await page.goto(`${ORIGIN}/`)
  await untilActive(page)
  for (const path of ['/profile', '/orders', '/courses']) {
    await page.goto(ORIGIN + path)
    await page.waitForLoadState('networkidle')
  }
  expect(await cached(page)).toEqual(['/offline'])

  await context.setOffline(true)
  await page.goto(`${ORIGIN}/blog`)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page).toHaveURL(`${ORIGIN}/blog`)
  await expectAccessible(page, 'body')
  expect(await page.evaluate(() => fetch('/api/auth/me').catch(() => 'refused'))).toBe('refused')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await context.close()
})

test('two projects on one host have separate service workers', async ({ page }) => {
  const origin = ORIGIN.replace('demo.', '')
  for (const slug of ['demo', 'demo2']) {
    await page.goto(`${origin}/_projects/${slug}/courses`)
    await untilActive(page)
  }
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
  )
  expect(scopes).toEqual(['/_projects/demo/', '/_projects/demo2/'])
  expect((await cached(page)).sort()).toEqual(['/_projects/demo/offline', '/_projects/demo2/offline'])
})

const noteOf = (page: Page) => page.getByRole('complementary', { name: 'What this site stores' })

for (const width of journeyVariants(360, 1440))
  test(
    `the notice about stored data is at the end of the page and covers none of it, at ${width} px`,
    AS_VARIANTS,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await gotoHydrated(page, `${ORIGIN}/`)
      const note = noteOf(page)
      await expect(note).toBeAttached()
      await expect(note).not.toBeInViewport()
      await note.scrollIntoViewIfNeeded()
      await expect(note).toBeInViewport({ ratio: 0.95 })
      const covered = await note.evaluate((root) => {
        const { left, top, width: wide, height } = root.getBoundingClientRect()
        const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
        return parts
          .flatMap((x) => parts.map((y) => document.elementsFromPoint(left + x * wide, top + y * height)))
          .flat()
          .filter((one) => !root.contains(one) && !one.contains(root))
          .map((one) => one.outerHTML.slice(0, 80))
      })
      expect(covered).toEqual([])
    },
  )

test('the notice about stored data is dismissed for good', async ({ page }) => {
  await page.goto(`${ORIGIN}/`)
  const note = noteOf(page)
  await note.getByRole('button', { name: 'Got it' }).click()
  await expect(note).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('an announcement stays dismissed until its text changes', async ({ browser }) => {
  const panel = await openStaffCalls(browser)
  const config = await panel.evaluate(
    async () =>
      (await (await fetch('/api/web-static-configs?limit=1&depth=0')).json()).docs[0] as {
        id: string
        brand: { announcement?: string }
      },
  )
  const announce = (announcement: string | undefined) =>
    saveAs(panel, 'PATCH', `/web-static-configs/${config.id}`, { brand: { ...config.brand, announcement } })
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  const bar = page.getByRole('region', { name: 'Announcement' })
  try {
    await announce('New batch <b>on Monday</b>')
    await expect(async () => {
      await page.goto(`${ORIGIN}/about-us`)
      await expect(bar).toContainText('New batch <b>on Monday</b>', { timeout: 3000 })
    }).toPass()
    await expectAccessible(page, 'body')
    await expect(noteOf(page)).toBeAttached()
    // A page opened by a link is scrolled to the top, even with smooth scrolling.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await gotoHydrated(page, ORIGIN)
    await page.getByRole('link', { name: 'The mechanics workbook' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'The mechanics workbook' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/learn/mechanics/what-a-vector-is', '/checkout?product=jee-physics-mechanics']) {
      await gotoHydrated(page, ORIGIN + path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(bar, path).toBeHidden()
      await expect(noteOf(page), path).toHaveCount(0)
    }
    await page.goto(`${ORIGIN}/about-us`)
    await bar.getByRole('button', { name: 'Close announcement' }).click()
    await expect(bar).toBeHidden()
    await page.reload()
    await expect(bar).toBeHidden()
    await announce('New batch on Tuesday')
    await expect(async () => {
      await page.goto(`${ORIGIN}/about-us`)
      await expect(bar).toContainText('Tuesday', { timeout: 3000 })
    }).toPass()
  } finally {
    await announce(config.brand.announcement)
    await panel.context().close()
  }
})

test('links near the viewport are prefetched, but not with Save-Data', async ({ browser }) => {
  for (const saveData of [false, true]) {
    const context = await browser.newContext()
    await context.addInitScript((saves) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: saves }, configurable: true })
    }, saveData)
    const page = await context.newPage()
    const ahead: string[] = []
    page.on('request', (request) => {
      if (request.headers()['next-router-prefetch'] || request.headers()['next-router-segment-prefetch'])
        ahead.push(new URL(request.url()).pathname)
    })
    await page.goto(`${ORIGIN}/courses`)
    await page.waitForLoadState('networkidle')
    if (saveData) expect(ahead).toEqual([])
    else expect(ahead.some((path) => path.startsWith('/courses/'))).toBe(true)
    await context.close()
  }
})
