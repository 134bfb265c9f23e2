import { expect, test } from '@playwright/test'
import { SITE_ADDRESSES } from '#domain/pages/siteRoutes.ts'
import { PORT } from '../../playwright.config.ts'
import { host } from '../e2e/support/account.ts'
import { buy } from '../e2e/support/buy.ts'
import { lookAround, openVisitor, type Stop } from '../e2e/support/checkLayouts.ts'
import { makeFreshStaff } from '../e2e/support/freshStaff.ts'
import { signUpByCalls } from '../e2e/support/people.ts'
import { addStaffCookie } from '../e2e/support/signedInStaff.ts'
import { BOUGHT, LATER, PAGES, pageFiles, type Visitor } from '../e2e/support/storefrontRoutes.ts'

/** A phone's and a desk's, whose layouts differ, and one between them. */
const WIDTHS = [360, 1440, 768] as const

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

/** Fills in what this run alone knows. */
const withIds = (stops: readonly Stop[], ids: Record<string, string>): Stop[] =>
  stops.map(({ address, status }) => ({
    address: Object.entries(ids).reduce((path, [placeholder, id]) => path.replace(placeholder, id), address),
    status,
  }))

const PUBLIC = stopsOf('anybody')
const HALVES = [PUBLIC.slice(0, PUBLIC.length / 2), PUBLIC.slice(PUBLIC.length / 2)]

for (const [half, stops] of HALVES.entries())
  test(`public pages have no fault that axe finds, light and dark, and fit a phone, a tablet and a desk, half ${half + 1} of 2`, async ({
    browser,
  }) => {
    const page = await openVisitor(browser)
    const query = 'where[kind][equals]=course&sort=rank&limit=3&depth=0'
    const answer = await fetch(`http://127.0.0.1:${PORT}/_projects/demo/api/selling-products?${query}`)
    const { docs } = (await answer.json()) as { docs: { id: string }[] }
    const ids = { [LATER.ids]: docs.map(({ id }) => id).join(',') }
    await lookAround(page, withIds(stops, ids), WIDTHS)
    await page.context().close()
  })

test('the pages of a student have none either', async ({ browser }) => {
  const page = await openVisitor(browser)
  await signUpByCalls(page)
  const { id, number } = await buy(page, BOUGHT.product)
  await lookAround(page, withIds(stopsOf('student'), { [LATER.order]: id, [LATER.number]: number }), WIDTHS)
  await page.context().close()
})

test('the pages of an expert have none either', async ({ browser }) => {
  const page = await openVisitor(browser)
  const phone = await makeFreshStaff(page, {
    level: 400,
    accessList: [
      { id: 'answersheets', canEdit: true },
      { id: 'expertDoubts', canEdit: true },
    ],
    features: ['doubts'],
  })
  await addStaffCookie(page.context(), phone, host('demo'))
  await lookAround(page, stopsOf('expert'), WIDTHS)
  await page.context().close()
})
