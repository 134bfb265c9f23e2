import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { JOURNEY } from '#tests/support/exams/journeySlugs.ts'
import config from '../../playwright.config.ts'
import { host } from '../e2e/support/account.ts'
import { signUpViaApi } from '../e2e/support/people.ts'

const ORIGIN = host('demo')
/** The first of six questions in the second section, whose right option is b. */
const FIRST = 1
const SETTINGS = { serviceWorkers: 'allow', locale: 'en-IN', viewport: { width: 1280, height: 800 } } as const

const inPalette = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Question ${number}, `) })
const saved = (page: Page) => page.locator('[data-sync]').first()

/** Goes to the section whose questions are answered here; another device begins with the first one. */
async function toOptics(page: Page): Promise<void> {
  const section = page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^Section optics/ })
  await section.click()
  await expect(section).toHaveAttribute('aria-current', 'true')
}

/** Signs a student up and starts the paper. */
async function begin(page: Page): Promise<void> {
  await signUpViaApi(page)
  await page.goto(`${ORIGIN}/test-series/${JOURNEY.series}/${JOURNEY.paper}`)
  await page.getByText('I have read the instructions.').click()
  await page.getByRole('button', { name: 'Start test' }).click()
  await toOptics(page)
}

/** The same; the hall is then kept for reloads without a network. */
async function enter(page: Page): Promise<string> {
  await begin(page)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('demo-hall')).keys()).length), {
      timeout: 120_000,
    })
    .toBeGreaterThan(5)
  // What loads later is kept once it has come.
  await page.waitForTimeout(6000)
  return page.url()
}

async function answer(page: Page, number: number, option = 'b'): Promise<void> {
  await inPalette(page, number).click()
  await page.locator('label', { hasText: `Option ${option}` }).click()
  // After the last question there is no next one.
  await page.getByRole('button', { name: /^Save( and next)?$/ }).click()
  await expect(inPalette(page, number)).toHaveAccessibleName(`Question ${number}, Answered`)
}

/** Submits with so many right answers and nothing else, and looks at the result. */
async function finish(page: Page, right: number): Promise<void> {
  await expect(saved(page)).toHaveText(`${right} of ${right} saved`, { timeout: 120_000 })
  await page.getByRole('button', { name: 'Submit test' }).first().click()
  await page.getByRole('button', { name: 'Submit now' }).click()
  await expect(page.getByText(`${right} of ${right} answers are with us.`)).toBeVisible({ timeout: 120_000 })
  await page.getByRole('link', { name: 'See result' }).click()
  await expect(page.getByText('Your score')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText(`${4 * right}`, { exact: true }).first()).toBeVisible()
}

/** The network goes away for half a minute, twice. */
async function networkAway(browser: Browser): Promise<void> {
  const context = await browser.newContext(SETTINGS)
  const page = await context.newPage()
  await enter(page)
  for (const round of [0, 1]) {
    await answer(page, FIRST + round * 3)
    await context.setOffline(true)
    await answer(page, FIRST + 1 + round * 3)
    await page.waitForTimeout(30_000)
    await answer(page, FIRST + 2 + round * 3)
    await expect(saved(page)).toHaveText('On this device, waiting for network')
    await context.setOffline(false)
  }
  await finish(page, 6)
  await context.close()
}

/** The page is loaded anew again and again, with and without a network, and once while an answer is on its way. */
async function reloads(browser: Browser): Promise<void> {
  const context = await browser.newContext(SETTINGS)
  const page = await context.newPage()
  await enter(page)
  for (let index = 0; index < 6; index++) {
    await context.setOffline(index % 2 === 1)
    if (index === 4) await page.route('**/tests/answers', (route) => route.abort())
    await answer(page, FIRST + index)
    await page.reload()
    await toOptics(page)
    await expect(inPalette(page, FIRST + index)).toHaveAccessibleName(`Question ${FIRST + index}, Answered`)
    if (index !== 4) continue
    await page.unroute('**/tests/answers')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(saved(page)).toHaveText('5 of 5 saved', { timeout: 120_000 })
  }
  await context.setOffline(false)
  await finish(page, 6)
  await context.close()
}

/** The student goes on at a second device while the first has unsent answers; these count where the second left a question alone. */
async function secondDevice(browser: Browser): Promise<void> {
  const context = await browser.newContext(SETTINGS)
  const page = await context.newPage()
  const hall = await enter(page)
  await answer(page, FIRST)
  await expect(saved(page)).toHaveText('1 of 1 saved')
  await context.setOffline(true)
  await answer(page, FIRST + 1, 'c')
  await answer(page, FIRST + 4)
  const other = await browser.newContext({ ...SETTINGS, storageState: await context.storageState() })
  const phone = await other.newPage()
  await phone.goto(hall)
  await phone.getByRole('button', { name: 'Continue here' }).click()
  await toOptics(phone)
  await answer(phone, FIRST + 1)
  await answer(phone, FIRST + 2)
  await expect(saved(phone)).toHaveText('3 of 3 saved')
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'This attempt is open on another device' })).toBeVisible({
    timeout: 120_000,
  })
  await phone.reload()
  await toOptics(phone)
  await expect(inPalette(phone, FIRST + 4)).toHaveAccessibleName(`Question ${FIRST + 4}, Answered`)
  await finish(phone, 4)
  await Promise.all([context.close(), other.close()])
}

/** The network comes and goes every second while answers are saved, and the tab is closed in between. */
async function flicker(browser: Browser): Promise<void> {
  const context = await browser.newContext(SETTINGS)
  let page = await context.newPage()
  const hall = await enter(page)
  let isOffline = false
  const timer = setInterval(() => {
    isOffline = !isOffline
    void context.setOffline(isOffline).catch(() => undefined)
  }, 1000)
  for (let index = 0; index < 6; index++) await answer(page, FIRST + index)
  clearInterval(timer)
  await page.close()
  await context.setOffline(false)
  page = await context.newPage()
  await page.goto(hall)
  await finish(page, 6)
  await context.close()
}

/** The browser is killed with answers that the server does not have, and is opened again. */
async function killed(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shala-hall-'))
  const open = () => chromium.launchPersistentContext(folder, { ...SETTINGS, ...config.use?.launchOptions })
  const crash = async (context: BrowserContext, page: Page) => {
    const session = await context.newCDPSession(page)
    // Nobody answers: the process is gone.
    void session.send('Browser.crash').catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 5000))
  }
  try {
    const first = await open()
    const page = await first.newPage()
    const hall = await enter(page)
    await answer(page, FIRST)
    await expect(saved(page)).toHaveText('1 of 1 saved')
    await first.setOffline(true)
    for (const index of [1, 2]) await answer(page, FIRST + index)
    // Chromium writes cookies every 30 s; students are signed in for longer.
    const cookies = await first.cookies()
    await crash(first, page)
    const second = await open()
    await second.addCookies(cookies)
    const again = await second.newPage()
    await again.goto(hall)
    await toOptics(again)
    for (const index of [0, 1, 2])
      await expect(inPalette(again, FIRST + index)).toHaveAccessibleName(
        `Question ${FIRST + index}, Answered`,
      )
    await finish(again, 3)
    await second.close()
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

test('five students lose the network, reload, change the device and have their browser killed, and every answer is in their results', async ({
  browser,
}) => {
  test.setTimeout(400_000)
  const ways = [networkAway, reloads, secondDevice, flicker, killed]
  const ended = await Promise.allSettled(ways.map((way) => way(browser)))
  expect(
    ended.flatMap((one, index) => (one.status === 'rejected' ? [`${ways[index]?.name}: ${one.reason}`] : [])),
  ).toEqual([])
})

test('nothing that a student’s browser is sent before the result has the words of a solution', async ({
  page,
}) => {
  const found: string[] = []
  let read = 0
  const reading: Promise<void>[] = []
  /** Streams of events, which end with their page. */
  const streaming: Promise<void>[] = []
  page.on('response', (response) => {
    const look = async (): Promise<void> => {
      const text = await response.text().catch(() => '')
      read += text.length > 0 ? 1 : 0
      if (text.includes(JOURNEY.secret)) found.push(response.url())
    }
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream')
    ;(isStream ? streaming : reading).push(look())
  })
  await begin(page)
  await answer(page, FIRST)
  await page.goto(`${ORIGIN}/test-series/${JOURNEY.series}`)
  await page.goto(`${ORIGIN}/learn`)
  await page.goto(`${ORIGIN}/search?q=fringes`)
  expect(await page.content()).not.toContain(JOURNEY.secret)
  await Promise.all(reading)
  await page.close()
  await Promise.all(streaming)
  expect(found).toEqual([])
  expect(read).toBeGreaterThan(30)
})
