import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { webhookSignature } from '#cms/adapters/payments/sandbox/signing.ts'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { settlePayment } from '#cms/operations/payments/settlePayment.ts'
import type { StartPaymentResult } from '#cms/operations/payments/startPayment.ts'
import { startPayload } from '#cms/payload.ts'
import type { Entitlement, Order, SellingProduct, User } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { triesOf } from '#tests/support/sample.ts'
import {
  createBook,
  heldOf,
  paymentEventOf,
  placeOrderFor,
  startSandboxPayment,
  stockOf,
} from '#tests/support/shop/sell.ts'

const INTENTS = triesOf({ few: 60, full: 200, long: 2000 })
/** Number of payments whose webhook, callback and next start are sent concurrently. */
const AT_ONCE = triesOf({ few: 25, full: 100 })
const PRODUCTS = 10
const SEED = Number(process.env.TRIAL_SEED ?? Date.now() % 100_000)

type Intent = { order: Order; started: Extract<StartPaymentResult, { state: 'open' }>; isPaid: boolean }

let payload: BasePayload
let project: RequestProject
let people: User[]
let books: SellingProduct[]
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  people = await Promise.all(Array.from({ length: INTENTS / PRODUCTS }, () => createPerson(payload, project)))
  books = await Promise.all(Array.from({ length: PRODUCTS }, () => createBook(payload, project, INTENTS)))
})

function webhookOf({ started, isPaid }: Intent) {
  const { gatewayOrderId, gatewayPaymentId, amountPaise } = paymentEventOf(started)
  const rawBody = JSON.stringify({
    id: `evt-${gatewayOrderId}`,
    event: isPaid ? 'payment.paid' : 'payment.failed',
    payment: { id: gatewayPaymentId, orderId: gatewayOrderId, amount: amountPaise },
  })
  const at = String(Date.now())
  const headers = { 'x-sandbox-time': at, 'x-sandbox-signature': webhookSignature(project.slug, at, rawBody) }
  return { rawBody, headers }
}

const shuffled = <T>(list: T[], draw: () => number): T[] =>
  list
    .map((one) => ({ one, at: draw() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)

describe('webhooks', () => {
  it(`replayed 1 to 5 times for each of ${INTENTS} payments in random order beside the callbacks, some tampered with, settle each payment once (seed ${SEED})`, {
    timeout: 300_000 + 1000 * INTENTS,
  }, async () => {
    const draw = random(SEED)
    const intents: Intent[] = []
    for (const person of people)
      for (const book of books) {
        const placed = await placeOrderFor(payload, project, person, {
          items: [{ product: String(book.id), quantity: 1 }],
        })
        if (!placed.ok) throw new Error(placed.reason)
        const started = await startSandboxPayment(payload, project, placed.order)
        if (started.state !== 'open') throw new Error(started.state)
        intents.push({ order: placed.order, started, isPaid: draw() < 0.8 })
      }
    const gateway = openBrowser(project)
    const statuses = new Map<string, number>()
    const send = async (intent: Intent, isTampered: boolean) => {
      const { rawBody, headers } = webhookOf(intent)
      const body = isTampered ? rawBody.replace(/"amount":\d+/, '"amount":100') : rawBody
      const { status } = await gateway.post('/payment/webhook/sandbox', body, headers)
      const name = `${isTampered ? 'tampered' : 'genuine'} ${status}`
      statuses.set(name, (statuses.get(name) ?? 0) + 1)
    }
    const callback = (intent: Intent) =>
      intent.isPaid
        ? settlePayment({
            payload,
            project,
            gateway: 'sandbox',
            paymentEvent: paymentEventOf(intent.started),
            now: new Date(),
          })
        : Promise.resolve()
    const deliveries = shuffled(
      intents.flatMap((intent) => [
        ...Array.from({ length: 1 + Math.floor(draw() * 5) }, () => () => send(intent, false)),
        ...(draw() < 0.2 ? [() => send(intent, true)] : []),
        ...(draw() < 0.6 ? [() => callback(intent)] : []),
      ]),
      draw,
    )
    for (let from = 0; from < deliveries.length; from += 25)
      await Promise.all(deliveries.slice(from, from + 25).map((deliver) => deliver()))
    const ids = intents.map(({ order }) => String(order.id))
    const wanted = new Set(intents.filter(({ isPaid }) => isPaid).map(({ order }) => String(order.id)))
    const ordersNow = async () =>
      (
        await payload.db.find<Order>({
          collection: 'orders',
          where: { productKeys: { in: books.map(({ id }) => ` ${id} `) } },
          pagination: false,
        })
      ).docs
    await expect
      .poll(
        async () =>
          (await ordersNow()).filter(
            ({ paymentStatus, pendingTask }) => paymentStatus === 'paid' && !pendingTask,
          ).length,
      )
      .toBe(wanted.size)
    await sweepPayments(payload, new Date())

    const orders = await ordersNow()
    expect(orders.map(({ id }) => String(id)).toSorted()).toEqual(ids.toSorted())
    for (const order of orders)
      expect(order.paymentStatus, `seed ${SEED}`).toBe(wanted.has(String(order.id)) ? 'paid' : 'failed')
    expect([...statuses.keys()].toSorted()).toEqual(['genuine 200', 'tampered 401'])
    // Each paid order has one entitlement and one sold piece.
    const { docs: rights } = await payload.db.find<Entitlement>({
      collection: 'entitlements',
      where: { target: { in: books.map(({ id }) => String(id)) } },
      pagination: false,
    })
    expect(rights.map(({ order }) => order).toSorted()).toEqual([...wanted].toSorted())
    for (const book of books) {
      const level = await stockOf(payload, String(book.id))
      const sold = intents.filter(
        ({ order, isPaid }) => isPaid && order.lines[0]?.product === String(book.id),
      ).length
      expect((level.available ?? 0) + heldOf(level), `seed ${SEED}`).toBeLessThanOrEqual(INTENTS)
      expect(INTENTS - (level.available ?? 0), `seed ${SEED}`).toBeGreaterThanOrEqual(sold)
    }
    expect(
      await payload.db.count({ collection: 'refunds', where: { project: { equals: project.id } } }),
    ).toMatchObject({ totalDocs: 0 })
  })

  it('concurrent with the callback and another start: one payment, one entitlement, no refund', async () => {
    const [person, book] = [people[0] as User, await createBook(payload, project, 200)]
    for (let trial = 0; trial < AT_ONCE; trial++) {
      const placed = await placeOrderFor(payload, project, person, {
        items: [{ product: String(book.id), quantity: 1 }],
      })
      if (!placed.ok) throw new Error(placed.reason)
      const started = await startSandboxPayment(payload, project, placed.order)
      if (started.state !== 'open') throw new Error(started.state)
      const intent = { order: placed.order, started, isPaid: true }
      const { rawBody, headers } = webhookOf(intent)
      await Promise.all([
        openBrowser(project).post('/payment/webhook/sandbox', rawBody, headers),
        settlePayment({
          payload,
          project,
          gateway: 'sandbox',
          paymentEvent: paymentEventOf(started),
          now: new Date(),
        }),
        startSandboxPayment(payload, project, placed.order),
      ])
    }
    const where = { productKeys: { equals: ` ${book.id} ` } }
    await expect
      .poll(
        async () =>
          (
            await payload.db.count({
              collection: 'orders',
              where: { and: [where, { pendingTask: { exists: true } }] },
            })
          ).totalDocs,
      )
      .toBe(0)
    const { docs } = await payload.db.find<Order>({ collection: 'orders', where, pagination: false })
    expect(docs).toHaveLength(AT_ONCE)
    for (const { timeline, paymentStatus } of docs) {
      expect(paymentStatus).toBe('paid')
      expect(timeline.filter(({ event }) => event === 'paid')).toHaveLength(1)
    }
    // No start opened a second attempt while the first one was being settled.
    const ofOrders = { order: { in: docs.map(({ id }) => id) } }
    expect((await payload.db.count({ collection: 'payments', where: ofOrders })).totalDocs).toBe(AT_ONCE)
    const rights = await payload.db.count({
      collection: 'entitlements',
      where: { target: { equals: String(book.id) } },
    })
    expect(rights.totalDocs).toBe(AT_ONCE)
    expect((await stockOf(payload, String(book.id))).available).toBe(200 - AT_ONCE)
  })
})
