import { describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { settlePayment } from '#cms/operations/payments/settlePayment.ts'
import { HOLD_MS } from '#domain/orders/policy.ts'
import type { Order, PurchaseLimit, User } from '#payload-types'
import { random } from '#tests/support/random.ts'
import { trialSeeds, triesOf } from '#tests/support/sample.ts'
import { openShop, withPeople } from '#tests/support/shop/openShop.ts'
import {
  createBook,
  createCoupon,
  paymentEventOf,
  placeOrderFor,
  startSandboxPayment,
} from '#tests/support/shop/sell.ts'

const LIMIT = 20
const PEOPLE = 100
const SEEDS = trialSeeds(triesOf({ few: 2, full: 6, long: 50 }))

const shop = openShop(withPeople(PEOPLE), 120_000)

const allowance = (key: string) =>
  shop.payload.db.findOne<PurchaseLimit>({ collection: 'purchase-limits', where: { key: { equals: key } } })

describe('a coupon with 20 uses, one per person', () => {
  it.each(SEEDS)(
    'is used 20 times and never twice by one person, whatever fails and is retried (seed %i)',
    async (seed) => {
      const draw = random(seed)
      const book = await createBook(shop.payload, shop.project, null)
      const coupon = await createCoupon(shop.payload, shop.project, { totalLimit: LIMIT, userLimit: 1 })
      const items = [{ product: String(book.id), quantity: 1 }]
      const settle = (event: ReturnType<typeof paymentEventOf>) =>
        settlePayment({
          payload: shop.payload,
          project: shop.project,
          gateway: 'sandbox',
          paymentEvent: event,
          now: new Date(),
        })
      const buy = async (person: User) => {
        const placed = await placeOrderFor(shop.payload, shop.project, person, {
          items,
          codes: [coupon.code],
        })
        if (!placed.ok) return
        const first = await startSandboxPayment(shop.payload, shop.project, placed.order)
        if (first.state !== 'open') return
        // A failed attempt, a retry, and its success reported twice count once.
        if (draw() < 0.4) {
          await settle(paymentEventOf(first, 'failed', `failed-${first.payment.id}`))
          const again = await startSandboxPayment(shop.payload, shop.project, placed.order)
          if (again.state === 'open')
            await Promise.all([settle(paymentEventOf(again)), settle(paymentEventOf(again))])
        } else if (draw() < 0.7)
          await Promise.all([settle(paymentEventOf(first)), settle(paymentEventOf(first))])
      }
      // 200 at once: every person in two tabs.
      await Promise.all([...shop.people, ...shop.people].map(buy))
      // Unpaid orders release their use.
      await sweepPayments(shop.payload, new Date(Date.now() + HOLD_MS + 1000))
      await Promise.all(shop.people.map(buy))
      await sweepPayments(shop.payload, new Date(Date.now() + HOLD_MS + 1000))

      const { docs } = await shop.payload.db.find<Order>({
        collection: 'orders',
        where: { and: [{ couponCodes: { equals: coupon.code } }, { paymentStatus: { equals: 'paid' } }] },
        pagination: false,
      })
      const buyers = docs.map(({ student }) => (typeof student === 'object' ? student.id : student))
      expect(docs.length, `seed ${seed}`).toBeLessThanOrEqual(LIMIT)
      expect(new Set(buyers).size, `seed ${seed}`).toBe(buyers.length)
      expect((await allowance(`coupon:${coupon.id}`))?.available, `seed ${seed}`).toBe(LIMIT - docs.length)
      for (const buyer of buyers)
        expect((await allowance(`coupon:${coupon.id}:${buyer}`))?.available, `seed ${seed}`).toBe(0)
      expect(docs.length, `seed ${seed}`).toBeGreaterThan(LIMIT / 2)
      for (const { couponPaise, payablePaise } of docs) {
        expect(couponPaise, `seed ${seed}`).toBe(5_000)
        expect(payablePaise, `seed ${seed}`).toBe(45_000)
      }
    },
  )
})
