import { expect, test } from '@playwright/test'
import { SITE_ADDRESSES } from '#domain/pages/siteRoutes.ts'
import { PORT } from '../../playwright.config.ts'
import { host } from '../e2e/support/account.ts'
import { buy } from '../e2e/support/buy.ts'
import { type CheckedPage, expectNoLayoutFaults, openVisitor } from '../e2e/support/checkLayouts.ts'
import { makeFreshStaff } from '../e2e/support/freshStaff.ts'
import { signUpViaApi } from '../e2e/support/people.ts'
import { addStaffCookie } from '../e2e/support/signedInStaff.ts'
import { BOUGHT, LATER, PAGES, pageFiles, type Visitor } from '../e2e/support/storefrontRoutes.ts'

/** Phone, desktop and tablet. */
const WIDTHS = [360, 1440, 768] as const

/** One of the pages that ask anonymous visitors to log in, all with the same text. */
const ASKS_TO_LOG_IN = '/orders'

/** The addresses that a visitor opens. */
function pagesFor(visitor: Visitor): CheckedPage[] {
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
  return [...new Map([...samples, ...asked].map((page) => [page.address, page])).values()]
}

test('every page file and every fixed address of the storefront is covered', () => {
  expect(Object.keys(PAGES).sort()).toEqual(pageFiles())
  const known = new Set(pageFiles().map((folder) => `/${folder}`))
  expect(SITE_ADDRESSES.filter((address) => !known.has(address) && !address.endsWith('.xml'))).toEqual([])
})

/** Replaces placeholders by the ids of this run. */
const withIds = (pages: readonly CheckedPage[], ids: Record<string, string>): CheckedPage[] =>
  pages.map(({ address, status }) => ({
    address: Object.entries(ids).reduce((path, [placeholder, id]) => path.replace(placeholder, id), address),
    status,
  }))

const PUBLIC = pagesFor('anybody')
const HALVES = [PUBLIC.slice(0, PUBLIC.length / 2), PUBLIC.slice(PUBLIC.length / 2)]

for (const [half, pages] of HALVES.entries())
  test(`public pages pass axe in light and dark mode and fit phone, tablet and desktop, half ${half + 1} of 2`, async ({
    browser,
  }) => {
    const page = await openVisitor(browser)
    const query = 'where[kind][equals]=course&sort=rank&limit=3&depth=0'
    const answer = await fetch(`http://127.0.0.1:${PORT}/_projects/demo/api/selling-products?${query}`)
    const { docs } = (await answer.json()) as { docs: { id: string }[] }
    const ids = { [LATER.ids]: docs.map(({ id }) => id).join(',') }
    await expectNoLayoutFaults(page, withIds(pages, ids), WIDTHS)
    await page.context().close()
  })

test('the pages of a student pass axe in light and dark mode and fit phone, tablet and desktop', async ({
  browser,
}) => {
  const page = await openVisitor(browser)
  await signUpViaApi(page)
  const { id, number } = await buy(page, BOUGHT.product)
  await expectNoLayoutFaults(
    page,
    withIds(pagesFor('student'), { [LATER.order]: id, [LATER.number]: number }),
    WIDTHS,
  )
  await page.context().close()
})

test('the pages of an expert pass axe in light and dark mode and fit phone, tablet and desktop', async ({
  browser,
}) => {
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
  await expectNoLayoutFaults(page, pagesFor('expert'), WIDTHS)
  await page.context().close()
})
