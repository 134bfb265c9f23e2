import { type Browser, expect, type Page, test } from '@playwright/test'
import { SITE_ADDRESSES } from '#domain/pages/siteRoutes.ts'
import { PORT } from '../../playwright.config.ts'
import { host } from './support/account.ts'
import { axeFaults } from './support/axe.ts'
import { buy } from './support/buy.ts'
import { makeFreshStaff } from './support/freshStaff.ts'
import { gotoAlive } from './support/gotoAlive.ts'
import { signUpByCalls } from './support/people.ts'
import { addStaffCookie } from './support/signedInStaff.ts'
import { BOUGHT, LATER, PAGES, pageFiles, type Visitor } from './support/storefrontRoutes.ts'

const ORIGIN = host('demo')

/** Each page is opened on a phone and on a desk, and the desk's made narrower. */
const LOADS = [[360], [1440, 768]]
/** What one colour scheme alone can get wrong. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

type Stop = { address: string; status: number }

/** Pages that ask strangers to log in, all in the same words, stand here once; who is signed in sees each. */
const ASKS_TO_LOG_IN = '/orders'

/** Where a visitor goes; what always exists goes to everybody, what is personal to whom it belongs. */
function stopsOf(visitor: Visitor): Stop[] {
  const samples = Object.entries(PAGES).flatMap(([folder, page]) =>
    page.visitor === visitor
      ? [...page.addresses, ...(SITE_ADDRESSES.includes(`/${folder}`) ? [`/${folder}`] : [])].map(
          (address) => ({
            address,
            status: page.status ?? 200,
          }),
        )
      : [],
  )
  const asked = visitor === 'anybody' ? [{ address: ASKS_TO_LOG_IN, status: 200 }] : []
  return [...new Map([...samples, ...asked].map((stop) => [stop.address, stop])).values()]
}

test('every page of the storefront is looked at, and so is every address that always exists', () => {
  expect(Object.keys(PAGES).sort()).toEqual(pageFiles())
  const known = new Set(pageFiles().map((folder) => `/${folder}`))
  expect(SITE_ADDRESSES.filter((address) => !known.has(address) && !address.endsWith('.xml'))).toEqual([])
})

/** What is wrong with how a page looks at a width, one line for each fault. */
async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await axeFaults(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await axeFaults(page, { rules: OF_COLOURS })
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const faults = [...light.map((fault) => `light ${fault}`), ...dark.map((fault) => `dark ${fault}`)]
  if (tooWide > 0) faults.push(`scrolls sideways by ${tooWide} px`)
  return faults.map((fault) => `${width} px: ${fault}`)
}

/** What is wrong with a page, opened at the first width and made the others afterwards, once it has settled. */
async function faultsOf(page: Page, { address, status }: Stop, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  const onError = (err: Error) => faults.push(err.message)
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error' && !/status of (401|403|404)/.test(message.text()))
      faults.push(message.text())
  }
  page.on('pageerror', onError).on('console', onConsole)
  await page.setViewportSize({ width: widths[0] as number, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await gotoAlive(page, ORIGIN + address)
  const answered = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStatus,
  )
  if (answered !== status) faults.push(`answers ${answered}`)
  if (address.includes('login=1')) await expect(page.getByRole('dialog')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Loading/ }),
  ).toHaveCount(0)
  const title = page.getByRole('main').locator('h1')
  // What waits for an answer says so before it has a title.
  await title
    .first()
    .waitFor({ timeout: 8000 })
    .catch(() => undefined)
  const titles = await title.count()
  if (titles !== 1) faults.push(`has ${titles} titles`)
  for (const width of widths) faults.push(...(await faultsAt(page, width)))
  page.off('pageerror', onError).off('console', onConsole)
  return faults
}

const known = new Map<string, string>()
const filledIn = (address: string): string =>
  [...known].reduce((path, [placeholder, value]) => path.replace(placeholder, value), address)

/** Looks at these pages, and says all that is wrong. */
async function lookAround(
  page: Page,
  stops: readonly Stop[],
  loads: readonly (readonly number[])[],
): Promise<void> {
  for (const widths of loads) {
    for (const { address, status } of stops) {
      const faults = await faultsOf(page, { address: filledIn(address), status }, widths)
      expect.soft(faults, address).toEqual([])
    }
  }
}

async function open(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(() => {
    // The browser's own reader of PDF files has no storage.
    if (window.localStorage) localStorage.setItem('demo-storageNote', '1')
  })
  return page
}

const PUBLIC = stopsOf('anybody')
const HALVES = [PUBLIC.slice(0, PUBLIC.length / 2), PUBLIC.slice(PUBLIC.length / 2)]

for (const widths of LOADS)
  for (const [half, stops] of HALVES.entries())
    test(`public pages have no fault that axe finds at ${widths.join(' and ')} px, light and dark, half ${half + 1} of 2`, async ({
      browser,
    }) => {
      test.setTimeout(300_000)
      const page = await open(browser)
      const query = 'where[kind][equals]=course&sort=rank&limit=3&depth=0'
      const answer = await fetch(`http://127.0.0.1:${PORT}/_projects/demo/api/selling-products?${query}`)
      const { docs } = (await answer.json()) as { docs: { id: string }[] }
      known.set(LATER.ids, docs.map(({ id }) => id).join(','))
      await lookAround(page, stops, [widths])
      await page.context().close()
    })

test('the pages of a student have none either', async ({ browser }) => {
  test.setTimeout(300_000)
  const page = await open(browser)
  await signUpByCalls(page)
  const { id, number } = await buy(page, BOUGHT.product)
  known.set(LATER.order, id).set(LATER.number, number)
  await lookAround(page, stopsOf('student'), LOADS)
  await page.context().close()
})

test('the pages of an expert have none either', async ({ browser }) => {
  test.setTimeout(300_000)
  const page = await open(browser)
  const phone = await makeFreshStaff(page, {
    level: 400,
    accessList: [
      { id: 'answersheets', canEdit: true },
      { id: 'expertDoubts', canEdit: true },
    ],
    features: ['doubts'],
  })
  await addStaffCookie(page.context(), phone, ORIGIN)
  await lookAround(page, stopsOf('expert'), LOADS)
  await page.context().close()
})
