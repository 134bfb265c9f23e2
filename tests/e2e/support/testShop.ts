import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { call, host } from './account.ts'
import { codeFor } from './codes.ts'
import { makeFreshStaff } from './freshStaff.ts'
import { RAZORPAY_KEYS } from './providers.ts'
import { addStaffCookie } from './signedInStaff.ts'
import type { TestShopSlug } from './testShopSlugs.ts'

/** Viewports of the checkout's journeys. */
export const PHONE = { width: 360, height: 740 }
export const DESK = { width: 1440, height: 900 }

/** The cash on delivery fee of a test shop, rupees. */
export const CASH_FEE = 40

export type TestShop = {
  origin: string
  /** Calls the API as the shop's admin. */
  asAdmin: (path: string, data?: object, method?: string) => Promise<Record<string, unknown>>
  /** Saves the settings document of a collection and returns its id. */
  settings: (collection: string, data: object) => Promise<string>
  slug: string
  close: () => Promise<void>
}

/**
 * Configures the seeded project of a test file (seedProjects.ts) with every payment method
 * (Razorpay, sandbox, cash on delivery, bank transfer), two delivery methods and a GSTIN in Madhya Pradesh.
 */
async function configureShop(browser: Browser, slug: TestShopSlug): Promise<TestShop> {
  const context: BrowserContext = await browser.newContext()
  const page = await context.newPage()
  const phone = await makeFreshStaff(page, { level: 800, project: slug })
  await addStaffCookie(context, phone, host(slug))
  await page.goto(`${host(slug)}/healthz`)
  const asAdmin: TestShop['asAdmin'] = (path, data, method) => call(page, path, data, method)

  const settings: TestShop['settings'] = async (collection, data) => {
    const { docs } = (await asAdmin(`/${collection}?limit=1&depth=0`, undefined, 'GET')) as {
      docs: { id: string }[]
    }
    const id = docs[0]?.id
    const saved = await asAdmin(`/${collection}${id ? `/${id}` : ''}`, data, id ? 'PATCH' : 'POST')
    expect(saved.errors, JSON.stringify(saved)).toBeUndefined()
    return (saved.doc as { id: string }).id
  }
  const delivery = { pricePaise: 0, kilogramPaise: 0, freeFromPaise: null, fasterDays: 0 }
  await settings('shop-settings', {
    tax: { gstin: '23AAACN1234A1ZF', legalName: 'Nalanda Prep', learningPercent: 18, goodsPercent: 0 },
    delivery: [
      { ...delivery, label: 'Standard' },
      { ...delivery, label: 'Express', pricePaise: 9900, fasterDays: 2 },
    ],
  })
  const id = await settings('payment-settings', {
    razorpay: { isActive: true, keyId: RAZORPAY_KEYS.id },
    cashOnDelivery: { isActive: true, maxPaise: 500_000, feePaise: CASH_FEE * 100 },
    bankTransfer: { isActive: true, instructions: 'Nalanda Prep\nAccount 0001 0002\nIFSC TEST0000001' },
  })
  const collection = 'payment-settings'
  for (const [path, value] of [
    ['razorpay.keySecret', RAZORPAY_KEYS.secret],
    ['razorpay.webhookSecret', 'webhook-secret'],
  ])
    expect(await asAdmin('/settings/setsecret', { collection, id, path, value })).toMatchObject({
      apiSuccess: true,
    })
  return { origin: host(slug), slug, asAdmin, settings, close: () => context.close() }
}

/**
 * The test shop of a file, whose tests run in sequence. Registers hooks; the returned object is
 * empty until they have run: read it inside tests.
 */
export function openTestShop(slug: TestShopSlug): TestShop {
  const testShop = {} as TestShop
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async ({ browser }) => {
    Object.assign(testShop, await configureShop(browser, slug))
  })
  test.afterAll(() => testShop.close())
  return testShop
}

/** A product of the test shop by its slug. */
export async function productOf(
  { asAdmin }: TestShop,
  slug: string,
): Promise<{ id: string; pricePaise: number; variants?: { id: string }[] }> {
  const { docs } = (await asAdmin(
    `/selling-products?where[slug][equals]=${slug}&limit=1&depth=0`,
    undefined,
    'GET',
  )) as { docs: { id: string; pricePaise: number }[] }
  if (!docs[0]) throw new Error(`there is no product ${slug}`)
  return docs[0]
}

/** Adds an address to the address book of the page's signed-in person. */
export async function saveAddress(page: Page): Promise<void> {
  const saved = await call(page, '/address/save', {
    kind: 'home',
    name: 'Asha Kumari',
    phone: '9800000099',
    line1: 'Flat 12, Lake View',
    city: 'Bhopal',
    state: 'MP',
    pincode: '462002',
  })
  expect(saved).toMatchObject({ apiSuccess: true })
}

/** The first button of this name that is visible at this width. */
export const visibleButton = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).locator('visible=true').first()

type Staff = { level?: number; name?: string }

/** Opens a panel page as a new member of the test shop's staff, by default an admin. */
export async function panelOf(
  browser: Browser,
  { slug, origin }: TestShop,
  { level = 800, name }: Staff = {},
): Promise<{ staffPage: Page; phone: string }> {
  // The browser in which they signed up: on an unknown device the next code would have to wait.
  const staffPage = await (await browser.newContext()).newPage()
  const phone = await makeFreshStaff(staffPage, { level, project: slug, ...(name ? { name } : {}) })
  await addStaffCookie(staffPage.context(), phone, origin)
  return { staffPage, phone }
}

/** Runs an action in the panel that needs a fresh code, and enters that code. */
export async function withCode(staffPage: Page, phone: string, act: () => Promise<void>): Promise<void> {
  const since = Date.now()
  await act()
  const dialog = staffPage.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Code').fill(await codeFor(`+91${phone}`, since))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

type OrderInput = { items: { product: string; quantity: number }[]; [name: string]: unknown }

/** Orders through the API as the page's student and pays at the sandbox gateway; the page then shows the receipt. */
export async function buyByCalls(
  page: Page,
  { origin }: Pick<TestShop, 'origin'>,
  wanted: OrderInput,
): Promise<{ id: string; number: string }> {
  const { quote } = (await call(page, '/payment/quote', wanted)) as { quote?: { quoteId: string } }
  const placed = await call(page, '/payment/placeOrder', { ...wanted, quoteId: quote?.quoteId })
  expect(placed, JSON.stringify(placed)).toMatchObject({ apiSuccess: true })
  const started = await call(page, '/payment/createTxn', { orderId: placed.orderId, gateway: 'sandbox' })
  await page.goto(`${origin}/dev/sandbox-gateway/${started.gatewayOrderId}`)
  await page.getByRole('button', { name: 'Payment succeeds', exact: true }).click()
  await page.waitForURL('**/checkout/return?*')
  return { number: String(placed.number), id: String(placed.orderId) }
}

/** Id of the first address of the page's signed-in person. */
export async function addressOf(page: Page): Promise<string> {
  const { addresses } = (await call(page, '/address/list', undefined, 'GET')) as {
    addresses?: { id: string }[]
  }
  return String(addresses?.[0]?.id)
}
