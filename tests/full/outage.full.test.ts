import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { expect, type Page, test } from '@playwright/test'
import { PORT } from '../../playwright.config.ts'
import { expectAccessible } from '../e2e/support/axe.ts'
import { runSql } from '../e2e/support/database.ts'
import { hideTables, lockForWriting, restoreTables } from '../e2e/support/lostDatabase.ts'
import { runServer } from '../e2e/support/runServer.ts'

const OWN_PORT = PORT + 4
const ORIGIN = `http://demo.localhost:${OWN_PORT}`
const WARM = ['/', '/courses', '/courses/jee-physics-mechanics', '/compare', '/privacy']
const COLD = [
  '/courses/upsc-csat',
  '/courses?exam=NEET+UG',
  '/categories/medical',
  '/blog/category/exam-day',
  '/blog/mistake-notebook',
  '/free-resources/mistake-sheet',
  '/faq',
  '/search?q=physics',
]

test.describe.configure({ mode: 'serial' })

let folder: string
let file: string
let stop: () => Promise<void>

/** This file has its own server with a copy of the data, because it breaks the database. */
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shala-outage-'))
  file = path.join(folder, 'shala.db')
  await runSql(sql`vacuum into ${file}`)
  stop = await runServer({
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: String(OWN_PORT),
    SITE_PORT: String(OWN_PORT + 1),
    PUBLIC_URL: `http://localhost:${OWN_PORT}`,
    DATA_DIR: folder,
    DEFAULT_PROJECT: 'demo',
    LOG_LEVEL: 'silent',
  })
})
test.afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const tryAgain = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'Retry' })
    .or(page.getByRole('main').getByRole('link', { name: 'Try again' }))

test('while the database is gone, cached pages are served, others show an error, and a retry recovers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('demo-storageNote', '1')
    // Disables prefetching, so that unvisited pages are not cached.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const titles: string[] = []
  for (const address of WARM) {
    await page.goto(ORIGIN + address)
    titles.push((await titleOf(page).textContent()) ?? '')
  }
  await hideTables(file)
  try {
    expect((await page.request.get(`http://127.0.0.1:${OWN_PORT}/readyz`)).status()).toBe(503)
    const call = await page.request.get(`http://127.0.0.1:${OWN_PORT}/_projects/demo/api/blogs?limit=1`)
    expect([call.status() >= 500, call.headers()['content-type']]).toEqual([
      true,
      expect.stringContaining('application/json'),
    ])
    for (const [i, address] of WARM.entries()) {
      expect((await page.goto(ORIGIN + address))?.status(), address).toBe(200)
      await expect(titleOf(page)).toHaveText(titles[i] as string)
    }
    for (const address of COLD) {
      await page.setViewportSize({ width: 360, height: 800 })
      const answer = await page.goto(ORIGIN + address)
      expect.soft(answer?.status(), address).toBeGreaterThanOrEqual(500)
      expect.soft(answer?.headers()['cache-control'], address).toMatch(/no-store/)
      await expect.soft(tryAgain(page), address).toBeVisible()
      await expect.soft(titleOf(page), address).toHaveText(/could not|did not|moment/)
      await expectAccessible(page, 'body')
      await page.setViewportSize({ width: 1440, height: 800 })
      await expectAccessible(page, 'body', 'structure')
    }
    // Client-side navigation from a cached page to one that is not cached.
    await page.goto(`${ORIGIN}/courses`)
    const next = page
      .getByRole('main')
      .getByRole('link', { name: /Organic Chemistry/ })
      .first()
    await next.click()
    await expect(tryAgain(page)).toBeVisible()
  } finally {
    await restoreTables(file)
  }
  await tryAgain(page).click()
  await expect(titleOf(page)).toContainText('Organic Chemistry')
  for (const address of COLD) {
    expect((await page.goto(ORIGIN + address))?.status(), address).toBe(200)
    await expect(tryAgain(page)).toHaveCount(0)
  }
  // The write probe runs at most every 5 s.
  await expect
    .poll(async () => (await page.request.get(`http://127.0.0.1:${OWN_PORT}/readyz`)).status())
    .toBe(200)
})

test('without scripts too, a page that cannot load shows an error with a link to try again', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await hideTables(file)
  try {
    for (const address of ['/courses/upsc-physical-geography', '/terms', '/courses?language=Hinglish']) {
      await page.goto(ORIGIN + address)
      await expect
        .soft(page.getByRole('heading', { level: 1 }), address)
        .toHaveText(/could not|did not|moment/)
      await expect.soft(page.getByRole('link', { name: 'Try again' }), address).toBeVisible()
    }
  } finally {
    await restoreTables(file)
  }
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  await context.close()
})

test('while another program locks the database, cached pages are as fast as before', async () => {
  const project = `http://127.0.0.1:${OWN_PORT}/_projects/demo`
  const slowestMs = async (forMs: number): Promise<number> => {
    const times: number[] = []
    for (const until = Date.now() + forMs; Date.now() < until; ) {
      const from = performance.now()
      const answer = await fetch(project + WARM[times.length % WARM.length])
      await answer.text()
      times.push(performance.now() - from)
      expect(answer.status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
  }
  for (const address of WARM) await (await fetch(project + address)).text()
  await slowestMs(1000)
  const atRest = await slowestMs(3000)
  const unlock = await lockForWriting(file)
  // Requests that need to write in the meantime.
  const sent = ['9800000005', '9800000006', '9800000007'].map((phone) =>
    fetch(`${project}/api/auth/loginAndSendOtp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone }),
    }),
  )
  const whileLocked = await slowestMs(10_000).finally(unlock)
  for (const answer of sent) expect((await answer).status).toBe(503)
  expect(whileLocked).toBeLessThan(Math.max(200, 5 * atRest))
})
