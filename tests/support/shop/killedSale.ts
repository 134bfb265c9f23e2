import type { BasePayload } from 'payload'
import { expect } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { availableOf, heldOf as heldIn, pendingOf } from '#domain/wallets/Wallet.ts'
import type { Coupon, Invoice, Order, PurchaseLimit } from '#payload-types'
import { type Browser, openBrowser, overHttp } from '../browser.ts'
import { addAddress } from '../buying.ts'
import { createProject } from '../createProject.ts'
import { createPerson } from '../people.ts'
import { openTestSession } from '../sessions.ts'
import { entriesOf, giveCredits, switchCreditsOn, walletOf } from '../wallets.ts'
import { createBook, createCoupon, heldOf, stockOf } from './sell.ts'

const SETTLED_WITHIN_MS = 60_000
const STOCK = 5
/** Credits that each buyer has and spends with the order, paise. */
const CREDITS = 10_000
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

type OrderView = { number: string; paymentStatus: string; fulfilment: string; timeline: { event: string }[] }

/** A shop with a book and a buyer for each trial, and one coupon. */
export type KilledShop = {
  project: RequestProject
  coupon: Coupon
  books: string[]
  people: { id: string; token: string }[]
}

/** A buyer's planned purchase, and whether it was paid at the gateway. */
export type Purchase = { product: string; address: string; coupon: Coupon; isPaid: boolean }

export async function openKilledShop(payload: BasePayload, trials: number): Promise<KilledShop> {
  const project = await createProject(payload)
  const coupon = await createCoupon(payload, project, { totalLimit: 10 * trials, userLimit: 1 })
  await switchCreditsOn(payload, project, {
    earning: [{ percent: 10, flatPaise: 0, mostPaise: null }] as never,
  })
  const made: KilledShop = { project, coupon, books: [], people: [] }
  for (let i = 0; i < trials; i++) {
    made.books.push(String((await createBook(payload, project, STOCK)).id))
    const { id } = await createPerson(payload, project)
    await giveCredits(payload, project, { id }, CREDITS)
    const token = await openTestSession(payload, String(id), project, false, { expiresAt: TOMORROW })
    made.people.push({ id: String(id), token })
  }
  return made
}

/** The signed-in browser of a trial's buyer at a server, and their purchase with a saved address. */
export async function openBuyer(
  { project, people, books, coupon }: KilledShop,
  trial: number,
  origin: string,
): Promise<{ browser: Browser; purchase: Purchase }> {
  const browser = signInAt({ project, people }, trial, origin)
  const address = await addAddress(browser)
  return { browser, purchase: { product: books[trial] as string, address, coupon, isPaid: false } }
}

/** The browser of a trial's buyer at a server. */
export function signInAt(
  { project, people }: Pick<KilledShop, 'project' | 'people'>,
  trial: number,
  origin: string,
): Browser {
  const browser = openBrowser(project, overHttp(origin, project.slug))
  browser.jar.set(`${project.slug}-session`, people[trial]?.token as string)
  return browser
}

const pay = (origin: string, gatewayOrderId: string) =>
  fetch(`${origin}/dev/sandbox-gateway/${gatewayOrderId}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=closed',
  })

/** A student's whole purchase with a coupon and credits, paid at the sandbox of a server; rejects where the server is gone. */
export async function buy(browser: Browser, purchase: Purchase, origin: string): Promise<void> {
  const { product, address, coupon } = purchase
  const wish = { items: [{ product, quantity: 1 }], address, coupon: coupon.code, credits: CREDITS }
  const quoted = await browser.post<{ quote: { quoteId: string; couponPaise: number } }>(
    '/payment/quote',
    wish,
  )
  const { quoteId, couponPaise } = quoted.body.quote
  // When the coupon is refused as used, the interrupted purchase has succeeded.
  if (couponPaise === 0) return
  const placed = await browser.post<{ orderId?: string }>('/payment/placeOrder', { ...wish, quoteId })
  const started = await browser.post<{ gatewayOrderId?: string }>('/payment/createTxn', {
    orderId: placed.body.orderId,
    gateway: 'sandbox',
  })
  if (!started.body.gatewayOrderId) return
  const answer = await pay(origin, started.body.gatewayOrderId)
  if (answer.ok) purchase.isPaid = true
}

const ordersOf = async (browser: Browser) =>
  (await browser.get<{ docs: OrderView[] }>('/orders?limit=100')).body.docs

/** Repeats a purchase that failed, unless the order is paid, and waits until the buyer has exactly one paid order and its entitlement. */
export async function finishPurchase(
  browser: Browser,
  purchase: Purchase,
  origin: string,
  message: string,
): Promise<void> {
  const isSettled = async () =>
    (await ordersOf(browser)).some(({ paymentStatus }) => paymentStatus === 'paid')
  if (!purchase.isPaid && !(await isSettled())) await buy(browser, purchase, origin)
  const countEntitlements = async () =>
    (await browser.get<{ totalDocs: number }>('/entitlements?limit=0')).body.totalDocs
  await expect
    .poll(
      async () => ({
        orders: (await ordersOf(browser)).map(({ paymentStatus, fulfilment }) => [paymentStatus, fulfilment]),
        opened: await countEntitlements(),
      }),
      { timeout: SETTLED_WITHIN_MS, interval: 200, message },
    )
    .toEqual({ orders: [['paid', 'waiting']], opened: 1 })
  const [order] = await ordersOf(browser)
  expect(
    order?.timeline.filter(({ event }) => event === 'paid'),
    message,
  ).toHaveLength(1)
}

/** Asserts exactly one order, invoice, sold book, coupon use, debit of credits and cashback for each buyer, and no refund. */
export async function expectSoldOnce(payload: BasePayload, shop: KilledShop): Promise<void> {
  const { project, books, people, coupon } = shop
  const trials = people.length
  await sweepPayments(payload, new Date(Date.now() + 3_600_000))
  const own = { where: { project: { equals: project.id } }, pagination: false as const }
  const { docs } = await payload.db.find<Order>({ collection: 'orders', ...own })
  expect(docs).toHaveLength(trials)
  // One invoice each, with numbers without gaps.
  const invoices = await payload.db.find<Invoice>({ collection: 'invoices', sort: 'n', ...own })
  expect(invoices.docs.map(({ n }) => n)).toEqual(Array.from({ length: trials }, (_, index) => index + 1))
  expect(new Set(invoices.docs.map(({ order }) => order)).size).toBe(trials)
  for (const book of books) {
    const level = await stockOf(payload, book)
    expect({ free: level.available, held: heldOf(level) }).toEqual({ free: STOCK - 1, held: 0 })
  }
  const used = await payload.db.find<PurchaseLimit>({ collection: 'purchase-limits', ...own })
  const freeBy = new Map(used.docs.map(({ key, available }) => [key, available]))
  expect(freeBy.get(`coupon:${coupon.id}`)).toBe(9 * trials)
  for (const { id } of people) expect(freeBy.get(`coupon:${coupon.id}:${id}`)).toBe(0)
  // Credits are spent once, and cashback is earned once.
  for (const { id } of people) {
    const reasons = (await entriesOf(payload, { id })).map(({ reason }) => reason)
    for (const reason of ['spent', 'cashback'] as const)
      expect(
        reasons.filter((one) => one === reason),
        reasons.join(),
      ).toHaveLength(1)
    const wallet = await walletOf(payload, { id })
    const order = docs.find(({ student }) => student === id)
    expect({ left: availableOf(wallet, Date.now()), held: heldIn(wallet) }).toEqual({ left: 0, held: 0 })
    expect(pendingOf(wallet)).toBe(order?.lines.reduce((sum, { earnsPaise }) => sum + earnsPaise, 0))
  }
  const refunds = await payload.db.count({ collection: 'refunds', where: own.where })
  expect(refunds.totalDocs).toBe(0)
}
