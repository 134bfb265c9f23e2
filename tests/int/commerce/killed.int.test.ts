import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { startPayload } from '#cms/payload.ts'
import { availableOf, heldOf as heldIn, pendingOf } from '#domain/wallets/Wallet.ts'
import type { Coupon, Invoice, Order, PurchaseLimit } from '#payload-types'
import { type Browser, openBrowser, overHttp } from '#tests/support/browser.ts'
import { addAddress } from '#tests/support/buying.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createPerson } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { IS_FULL } from '#tests/support/sample.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { createBook, createCoupon, heldOf, stockOf } from '#tests/support/shop/sell.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'
import { entriesOf, giveCredits, switchCreditsOn, walletOf } from '#tests/support/wallets.ts'

const TRIALS = Number(process.env.KILL_TRIALS ?? (IS_FULL ? 10 : 1))
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 100_000)
const SETTLED_WITHIN_MS = 60_000
const STOCK = 5
/** Credits that each buyer has and spends with the order, paise. */
const CREDITS = 10_000
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

type OrderView = { number: string; paymentStatus: string; fulfilment: string; timeline: { event: string }[] }

let payload: BasePayload
let port: number
let server: BareServer
/** A shop with a book and a buyer for each trial, and one coupon. */
type Shop = {
  project: RequestProject
  coupon: Coupon
  books: string[]
  people: { id: string; token: string }[]
}
let shop: Shop
/** Another shop, in which a purchase is timed. */
let peer: Shop

async function openShop(trials: number): Promise<Shop> {
  const own = await createProject(payload)
  const coupon = await createCoupon(payload, own, { totalLimit: 10 * trials, userLimit: 1 })
  await switchCreditsOn(payload, own, { earning: [{ percent: 10, flatPaise: 0, mostPaise: null }] as never })
  const made: Shop = { project: own, coupon, books: [], people: [] }
  for (let i = 0; i < trials; i++) {
    made.books.push(String((await createBook(payload, own, STOCK)).id))
    const { id } = await createPerson(payload, own)
    await giveCredits(payload, own, { id }, CREDITS)
    const token = await openTestSession(payload, String(id), own, false, { expiresAt: TOMORROW })
    made.people.push({ id: String(id), token })
  }
  return made
}

beforeAll(async () => {
  payload = await startPayload()
  shop = await openShop(TRIALS)
  peer = await openShop(2)
  // From here on only the server that is killed uses the database.
  await payload.destroy()
  port = await freePort()
  server = await startBareServer(port)
}, 300_000)
afterAll(() => server?.stop())

const pay = (gatewayOrderId: string) =>
  fetch(`${server.origin}/dev/sandbox-gateway/${gatewayOrderId}`, {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=closed',
  })

/** A student's whole purchase with a coupon; finished steps are stored in `seen`, so that a retry continues like a person. */
async function buy(
  browser: Browser,
  { product, address, coupon }: { product: string; address: string; coupon: Coupon },
  seen: { paid?: boolean },
) {
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
  const answer = await pay(started.body.gatewayOrderId)
  if (answer.ok) seen.paid = true
}

/** The signed-in browser of a trial's buyer, with a saved address. */
async function browserOf({ project, people, books, coupon }: Shop, trial: number) {
  const browser = openBrowser(project, overHttp(server.origin, project.slug))
  browser.jar.set(`${project.slug}-session`, people[trial]?.token as string)
  const address = await addAddress(browser)
  return { browser, wish: { product: books[trial] as string, address, coupon } }
}

/** Duration of a purchase on this machine, ms: kill times are drawn from a slightly longer range. */
async function timeOfPurchase(): Promise<number> {
  let startedAt = 0
  // The first purchase of a server is slow.
  for (const trial of [0, 1]) {
    const { browser, wish } = await browserOf(peer, trial)
    startedAt = performance.now()
    await buy(browser, wish, {})
  }
  return performance.now() - startedAt
}

it(`loses no paid order and doubles none when the server is killed ${TRIALS} times while people pay (seed ${SEED})`, {
  timeout: 120_000 + 30_000 * TRIALS,
}, async () => {
  const draw = random(SEED)
  const purchaseMs = await timeOfPurchase()
  for (let trial = 0; trial < TRIALS; trial++) {
    const { browser, wish } = await browserOf(shop, trial)
    const seen: { paid?: boolean } = {}
    const buying = buy(browser, wish, seen).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 1.2 * draw() * purchaseMs))
    await server.kill()
    await buying
    server = await startBareServer(port)
    const orders = async () => (await browser.get<{ docs: OrderView[] }>('/orders?limit=100')).body.docs
    // A buyer whose purchase failed retries unless the order is paid; one who paid only waits.
    const isPaid = async () => (await orders()).some(({ paymentStatus }) => paymentStatus === 'paid')
    if (!seen.paid && !(await isPaid())) await buy(browser, wish, seen)
    const countEntitlements = async () =>
      (await browser.get<{ totalDocs: number }>('/entitlements?limit=0')).body.totalDocs
    await expect
      .poll(
        async () => ({
          orders: (await orders()).map(({ paymentStatus, fulfilment }) => [paymentStatus, fulfilment]),
          opened: await countEntitlements(),
        }),
        { timeout: SETTLED_WITHIN_MS, interval: 200, message: `trial ${trial}` },
      )
      .toEqual({ orders: [['paid', 'waiting']], opened: 1 })
    const [order] = await orders()
    expect(
      order?.timeline.filter(({ event }) => event === 'paid'),
      `trial ${trial}`,
    ).toHaveLength(1)
  }
  await server.stop()

  const { project, books, people, coupon } = shop
  // Exactly one piece of each book is sold, and one coupon use per person.
  await payload.db.init?.()
  await payload.db.connect?.()
  await sweepPayments(payload, new Date(Date.now() + 3_600_000))
  const { docs } = await payload.db.find<Order>({
    collection: 'orders',
    where: { project: { equals: project.id } },
    pagination: false,
  })
  expect(docs).toHaveLength(TRIALS)
  // One invoice each, with numbers without gaps.
  const invoices = await payload.db.find<Invoice>({
    collection: 'invoices',
    where: { project: { equals: project.id } },
    sort: 'n',
    pagination: false,
  })
  expect(invoices.docs.map(({ n }) => n)).toEqual(Array.from({ length: TRIALS }, (_, index) => index + 1))
  expect(new Set(invoices.docs.map(({ order }) => order)).size).toBe(TRIALS)
  for (const book of books) {
    const level = await stockOf(payload, book)
    expect({ free: level.available, held: heldOf(level) }).toEqual({ free: STOCK - 1, held: 0 })
  }
  const used = await payload.db.find<PurchaseLimit>({
    collection: 'purchase-limits',
    where: { project: { equals: project.id } },
    pagination: false,
  })
  const freeBy = new Map(used.docs.map(({ key, available }) => [key, available]))
  expect(freeBy.get(`coupon:${coupon.id}`)).toBe(9 * TRIALS)
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
  const refunds = await payload.db.count({
    collection: 'refunds',
    where: { project: { equals: project.id } },
  })
  expect(refunds.totalDocs).toBe(0)
})
