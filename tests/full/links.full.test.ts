import { type Browser, expect, test } from '@playwright/test'
import { SITE_ADDRESSES } from '#domain/pages/siteRoutes.ts'
import { LOCALES } from '#domain/text/locales.ts'
import { refusedOf, sitemapParts } from '../e2e/support/sitemap.ts'
import { type Answer, crawl, type Walk } from './support/crawl.ts'
import { shapeOf } from './support/linksIn.ts'
import { ORIGIN, openWalker } from './support/visitors.ts'

/** Pages of one shape differ only in data: one of each is followed. */
const OF_A_KIND = 1

const isPanel = ({ pathname }: URL): boolean => pathname === '/admin' || pathname.startsWith('/admin/')
/** A document's page, whose links are rendered by the browser. */
const isDocument = ({ pathname }: URL): boolean =>
  /^\/admin\/collections\/[^/]+\/(?!create$)[^/]+$/.test(pathname)
const isFile = ({ pathname }: URL): boolean => pathname.startsWith('/api/')

const titleOf = ({ html }: Answer): string => /<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? ''

function panelFault(answer: Answer): string | null {
  if (answer.html.includes('id="no-access"')) return 'is refused'
  if (/Not Found/.test(titleOf(answer))) return 'shows that there is nothing'
  return /\/admin\/(login|unauthorized)/.test(answer.url) ? 'asks to sign in' : null
}

const siteFault = ({ html }: Answer): string | null => {
  if (html === '') return null
  if (html.includes('NEXT_HTTP_ERROR_FALLBACK')) return 'shows that there is nothing'
  return /<h1[\s>]/.test(html) || html.includes('<main') ? null : 'shows nothing'
}

function expectWalked({ faults, visited }: Walk, atLeast: number): void {
  expect(faults).toEqual([])
  expect(visited.length).toBeGreaterThan(atLeast)
}

/** Collections whose documents have a panel page of our own: at least one page of each must be visited. */
const OWN_PAGES = [
  'orders',
  'returns',
  'shipments',
  'invoices',
  'carts',
  'payouts',
  'referrals',
  'credit-wallets',
  'earning-wallets',
  'fund-wallets',
]

type Staff = { role: string; phone: string; atLeast: number }
const OWNER: Staff = { role: 'an owner', phone: '9800000001', atLeast: 1 }
const ADMIN: Staff = { role: 'an admin', phone: '9800000002', atLeast: 100 }
const OTHERS: readonly Staff[] = [
  { role: 'a sub admin', phone: '9800000003', atLeast: 20 },
  { role: 'an expert', phone: '9800000004', atLeast: 1 },
  { role: 'a franchisee', phone: '9800000005', atLeast: 3 },
]

/** Follows the links of the panel as somebody; pages of the shapes in `known` are not opened again. */
async function walkPanel(
  browser: Browser,
  { phone, atLeast }: Staff,
  known: ReadonlySet<string> = new Set(),
): Promise<Walk> {
  const walker = await openWalker(browser, phone, { isStaff: true })
  const walk = await crawl({
    origin: ORIGIN,
    starts: ['/admin'],
    isInside: isPanel,
    get: (url) => (isDocument(url) ? walker.draw(url) : walker.get(url)),
    faultOf: panelFault,
    // The pages of experts are on the storefront.
    isWayOut: ({ pathname }) => pathname.startsWith('/expert'),
    each: (shape) => (known.has(shape) ? 0 : OF_A_KIND),
  })
  await walker.close()
  expectWalked(walk, atLeast)
  return walk
}

// Owners may open whatever admins may (tests/int/panel/pages): only their own pages are looked at after those of an admin.
test('every link of the panel leads an admin, and on their own pages an owner, to a page of the panel', async ({
  browser,
}) => {
  const { visited } = await walkPanel(browser, ADMIN)
  for (const slug of OWN_PAGES)
    expect(
      visited.some((path) => path.startsWith(`/admin/collections/${slug}/`)),
      slug,
    ).toBe(true)
  const known = new Set(visited.map((path) => shapeOf(new URL(path, ORIGIN))))
  known.delete('/admin')
  await walkPanel(browser, OWNER, known)
})

for (const staff of OTHERS)
  test(`every link of the panel leads ${staff.role} to a page of the panel`, async ({ browser }) => {
    await walkPanel(browser, staff)
  })

const isSite = (url: URL): boolean => !isPanel(url) && !isFile(url)
const everyLanguage = (path: string): string[] =>
  LOCALES.map((locale) => (locale === 'en' ? path : `/${locale}${path}`))

test('every link of the storefront leads an anonymous visitor to a page of it', async ({ browser }) => {
  const walker = await openWalker(browser, null, { isStaff: false })
  const walk = await crawl({
    origin: ORIGIN,
    starts: SITE_ADDRESSES.filter((path) => !path.endsWith('.xml')).flatMap(everyLanguage),
    isInside: isSite,
    get: walker.get,
    faultOf: siteFault,
    // Filters combine in too many ways, and Hindi pages repeat the English ones.
    each: (shape) => (/\?|:name$/.test(shape) ? OF_A_KIND : Number.POSITIVE_INFINITY),
  })
  await walker.close()
  expectWalked(walk, 200)
})

test('every URL of the sitemap has status 200', async () => {
  const urls = (await sitemapParts()).flat()
  expect(urls.length).toBeGreaterThan(100)
  expect(await refusedOf(urls)).toEqual([])
})

/** Personal pages, whose links are rendered by the browser. */
const OWN =
  /^\/(account|address|cart|checkout|compare|doubts|downloads|expert|learn|notifications|orders|p|profile|support-tickets|wishlist)(\/|$)/
const OWN_ADDRESSES = SITE_ADDRESSES.filter((path) => OWN.test(path))

/** As `shapeOf`, without slugs: all product pages were visited anonymously. */
function kindOf(url: URL): string {
  const shape = shapeOf(url)
  if (SITE_ADDRESSES.includes(url.pathname)) return shape
  const [path = '', query = ''] = shape.split('?')
  const [first, ...others] = path.slice(1).split('/')
  return `/${[first, ...others.map(() => ':name')].join('/')}?${query}`
}

const SIGNED_IN = [
  { role: 'a student', phone: '9800000006', isStaff: false, starts: OWN_ADDRESSES },
  {
    role: 'an expert',
    phone: '9800000004',
    isStaff: true,
    starts: OWN_ADDRESSES.filter((path) => path.startsWith('/expert')),
  },
]

for (const { role, phone, isStaff, starts } of SIGNED_IN)
  test(`every link of the personal pages leads ${role} to a page of the storefront`, async ({ browser }) => {
    const walker = await openWalker(browser, phone, { isStaff })
    const walk = await crawl({
      origin: ORIGIN,
      starts,
      isInside: isSite,
      // Public pages were visited anonymously.
      get: (url) => (OWN.test(url.pathname) ? walker.draw(url) : walker.get(url)),
      faultOf: siteFault,
      // Experts sign out in the panel, as all staff.
      isWayOut: ({ pathname }) => isStaff && pathname === '/admin/logout',
      shape: kindOf,
      each: () => OF_A_KIND,
    })
    await walker.close()
    expectWalked(walk, starts.length)
  })
