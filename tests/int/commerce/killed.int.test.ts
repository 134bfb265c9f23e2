import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { startPayload } from '#cms/payload.ts'
import type { Allowance, Coupon, Order } from '#payload-types'
import { type Browser, openBrowser, overHttp } from '#tests/support/browser.ts'
import { addAddress } from '#tests/support/buying.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { createBook, createCoupon, heldOf, stockOf } from '#tests/support/shop/sell.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

const TRIALS = Number(process.env.KILL_TRIALS ?? 10)
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 100_000)
const SETTLED_WITHIN_MS = 60_000
const STOCK = 5

type OrderView = { number: string; paymentStatus: string; fulfilment: string; timeline: { event: string }[] }

let payload: BasePayload
let project: RequestProject
let port: number
let server: BareServer
let coupon: Coupon
const books: string[] = []
const people: { id: string; phone: string }[] = []

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  coupon = await createCoupon(payload, project, { totalLimit: 10 * TRIALS, userLimit: 1 })
  for (let i = 0; i < TRIALS; i++) {
    books.push(String((await createBook(payload, project, STOCK)).id))
    const { id, phone } = await createPerson(payload, project)
    people.push({ id: String(id), phone })
  }
  // From here on the database belongs to the server that is killed.
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

/** One student's whole purchase, with a coupon; steps that were answered are kept, so that a repeat goes on where a person would. */
async function buy(browser: Browser, product: string, address: string, seen: { paid?: boolean }) {
  const wish = { items: [{ product, quantity: 1 }], address, coupon: coupon.code }
  const quoted = await browser.post<{ quote: { quoteId: string } }>('/payment/quote', wish)
  const { quoteId } = quoted.body.quote
  const placed = await browser.post<{ orderId?: string }>('/payment/placeOrder', { ...wish, quoteId })
  const started = await browser.post<{ gatewayOrderId?: string }>('/payment/createTxn', {
    orderId: placed.body.orderId,
    gateway: 'sandbox',
  })
  if (!started.body.gatewayOrderId) return
  const answer = await pay(started.body.gatewayOrderId)
  if (answer.ok) seen.paid = true
}

it(`loses no paid order and doubles none when the server is killed ${TRIALS} times while people pay (seed ${SEED})`, {
  timeout: 30_000 * TRIALS,
}, async () => {
  const draw = random(SEED)
  for (let trial = 0; trial < TRIALS; trial++) {
    const [product, person] = [books[trial] as string, people[trial] as (typeof people)[number]]
    const browser = await signIn(
      project,
      person.phone,
      openBrowser(project, overHttp(server.origin, project.slug)),
    )
    const address = await addAddress(browser)
    const seen: { paid?: boolean } = {}
    const buying = buy(browser, product, address, seen).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, draw() * 150))
    await server.kill()
    await buying
    server = await startBareServer(port)
    const orders = async () => (await browser.get<{ docs: OrderView[] }>('/orders?limit=100')).body.docs
    // A person whose purchase broke off tries again, unless the order says that it is paid; one who paid only waits.
    const isPaid = async () => (await orders()).some(({ paymentStatus }) => paymentStatus === 'paid')
    if (!seen.paid && !(await isPaid())) await buy(browser, product, address, seen)
    const opened = async () =>
      (await browser.get<{ totalDocs: number }>('/entitlements?limit=0')).body.totalDocs
    await expect
      .poll(
        async () => ({
          orders: (await orders()).map(({ paymentStatus, fulfilment }) => [paymentStatus, fulfilment]),
          opened: await opened(),
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

  // What was sold and used is exact: a piece of each book, a use by each person.
  await payload.db.init?.()
  await payload.db.connect?.()
  await sweepPayments(payload, new Date(Date.now() + 3_600_000))
  const { docs } = await payload.db.find<Order>({
    collection: 'orders',
    where: { project: { equals: project.id } },
    pagination: false,
  })
  expect(docs).toHaveLength(TRIALS)
  for (const book of books) {
    const level = await stockOf(payload, book)
    expect({ free: level.free, held: heldOf(level) }).toEqual({ free: STOCK - 1, held: 0 })
  }
  const used = await payload.db.find<Allowance>({
    collection: 'allowances',
    where: { project: { equals: project.id } },
    pagination: false,
  })
  const freeBy = new Map(used.docs.map(({ key, free }) => [key, free]))
  expect(freeBy.get(`coupon:${coupon.id}`)).toBe(9 * TRIALS)
  for (const { id } of people) expect(freeBy.get(`coupon:${coupon.id}:${id}`)).toBe(0)
  const refunds = await payload.db.count({
    collection: 'refunds',
    where: { project: { equals: project.id } },
  })
  expect(refunds.totalDocs).toBe(0)
})
