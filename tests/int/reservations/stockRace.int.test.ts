import { describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { settlePayment } from '#cms/operations/payments/settlePayment.ts'
import { HOLD_MS } from '#domain/orders/policy.ts'
import type { Order, User } from '#payload-types'
import { random } from '#tests/support/random.ts'
import { trialSeeds, triesOf } from '#tests/support/sample.ts'
import { openShop, withPeople } from '#tests/support/shop/openShop.ts'
import {
  createBook,
  heldOf,
  paymentEventOf,
  placeOrderFor,
  startSandboxPayment,
  stockOf,
} from '#tests/support/shop/sell.ts'

const STOCK = 4
const BUYERS = 10 * STOCK
const SEEDS = trialSeeds(triesOf({ few: 4, full: 10, long: 1000 }))

const shop = openShop(withPeople(BUYERS), 120_000)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One person's purchase, which may at each step be delayed, abandoned, cancelled, failed, or paid in time or too late. */
async function tryToBuy(person: User, product: string, draw: () => number, late: (() => Promise<unknown>)[]) {
  const pauseRandomly = () => pause(draw() * 12)
  await pauseRandomly()
  const placed = await placeOrderFor(shop.payload, shop.project, person, {
    items: [{ product, quantity: draw() < 0.3 ? 2 : 1 }],
  })
  if (!placed.ok) return
  const { order } = placed
  await pauseRandomly()
  const started = await startSandboxPayment(shop.payload, shop.project, order)
  if (started.state !== 'open') return
  await pauseRandomly()
  const settle = (status: 'paid' | 'failed', payment?: string) =>
    settlePayment({
      payload: shop.payload,
      project: shop.project,
      gateway: 'sandbox',
      now: new Date(),
      paymentEvent: paymentEventOf(started, status, payment),
    })
  const cancel = () =>
    cancelOrder({ payload: shop.payload, order: String(order.id), by: null, reason: null, now: new Date() })
  const fate = draw()
  if (fate < 0.35) await Promise.all([settle('paid'), settle('paid')])
  else if (fate < 0.5) await settle('failed', 'failed first').then(() => settle('paid'))
  else if (fate < 0.65) await Promise.all([cancel(), draw() < 0.5 ? settle('paid') : pauseRandomly()])
  else if (fate < 0.8) late.push(() => settle('paid'))
  // The others abandon the purchase, and their reservations expire.
}

describe(`${BUYERS} people and ${STOCK} pieces`, () => {
  it.each(SEEDS)(
    'never exceed the stock with sold and reserved pieces, and add up at rest (seed %i)',
    async (seed) => {
      const draw = random(seed)
      const { id } = await createBook(shop.payload, shop.project, STOCK)
      const product = String(id)
      const late: (() => Promise<unknown>)[] = []
      let isOver = false
      const watching = (async () => {
        while (!isOver) {
          const level = await stockOf(shop.payload, product)
          expect(level.available, `seed ${seed}`).toBeGreaterThanOrEqual(0)
          expect((level.available ?? 0) + heldOf(level), `seed ${seed}`).toBeLessThanOrEqual(STOCK)
          await pause(3)
        }
      })()
      await Promise.all(shop.people.map((person) => tryToBuy(person, product, draw, late)))
      // All reservations have expired; then some late people pay after all.
      await sweepPayments(shop.payload, new Date(Date.now() + HOLD_MS + 1000))
      await Promise.all(late.map((pay) => pay()))
      await sweepPayments(shop.payload, new Date(Date.now() + 2 * HOLD_MS))
      isOver = true
      await watching

      const { docs } = await shop.payload.db.find<Order>({
        collection: 'orders',
        where: { productKeys: { equals: ` ${product} ` } },
        pagination: false,
      })
      const kept = docs.filter(({ isSold, status }) => isSold && status !== 'cancelled')
      const sold = kept.reduce((sum, { lines }) => sum + (lines[0]?.quantity ?? 0), 0)
      const level = await stockOf(shop.payload, product)
      expect({ free: level.available, held: heldOf(level) }, `seed ${seed}`).toEqual({
        free: STOCK - sold,
        held: 0,
      })
      for (const { status, paymentStatus, refundedPaise, payablePaise, pendingTask, paidBy } of docs) {
        expect(pendingTask, `seed ${seed}`).toBeNull()
        if (paymentStatus === 'paid') expect(['confirmed', 'completed'], `seed ${seed}`).toContain(status)
        if (paymentStatus === 'refunded') expect(refundedPaise, `seed ${seed}`).toBe(payablePaise)
        if (status === 'confirmed') expect(paidBy, `seed ${seed}`).toBeTruthy()
      }
      // Payments that settled no order are fully refunded.
      const { docs: payments } = await shop.payload.db.find<{
        id: string
        status: string
        gatewayPaymentId: string
      }>({
        collection: 'payments',
        where: {
          and: [{ order: { in: docs.map(({ id: order }) => order) } }, { status: { equals: 'paid' } }],
        },
        pagination: false,
      })
      const { docs: refunds } = await shop.payload.db.find<{ gatewayPaymentId: string; state: string }>({
        collection: 'refunds',
        where: { order: { in: docs.map(({ id: order }) => order) } },
        pagination: false,
      })
      const paying = new Set(kept.map(({ paidBy }) => paidBy))
      const lost = payments.filter(({ id: payment }) => !paying.has(payment))
      expect(refunds.map(({ gatewayPaymentId }) => gatewayPaymentId).toSorted(), `seed ${seed}`).toEqual(
        lost.map(({ gatewayPaymentId }) => gatewayPaymentId).toSorted(),
      )
    },
  )
})
