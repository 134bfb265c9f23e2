import { beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '#database/guard.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { amountTotal } from '#domain/returns/amounts.ts'
import { refundableAmounts } from '#domain/returns/refundableAmounts.ts'
import { remainingPieces } from '#domain/returns/returnedPieces.ts'
import type { Refund } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { random } from '#tests/support/random.ts'
import { createBook, createCoupon } from '#tests/support/shop/sell.ts'
import { buyAt, orderRow } from '#tests/support/shop/shopper.ts'
import { giveCredits } from '#tests/support/wallets.ts'
import { type Post, staffDesk } from '../orders/staffOrders.ts'
import { openReturns } from './openReturns.ts'

const { shop, student, rowsOf, availableCredits, deliver } = openReturns()
let desk: Post
beforeAll(async () => {
  const session = { provenUntil: new Date(Date.now() + 3_600_000).toISOString() }
  desk = await staffDesk(shop.payload, shop.project, 800, [], { session })
})

const documentsOf = async (order: string): Promise<{ invoicePaise: number; notesPaise: number }> => {
  const found = await readRows({
    payload: shop.payload,
    collection: 'invoices',
    where: { order: { equals: order } },
    sort: ['createdAt'],
    limit: 100,
  })
  const sum = (kind: string) =>
    found
      .filter((row) => (row.kind === 'creditNote') === (kind === 'creditNote'))
      .reduce((total, { data }) => total + (data as InvoiceData).totals.totalPaise, 0)
  return { invoicePaise: sum('invoice'), notesPaise: sum('creditNote') }
}

describe('concurrent staff refunds of random orders with coupon and credits, by pieces and amounts', () => {
  const SEEDS = process.env.LONG ? 40 : 4

  it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    'never exceed what was paid in money, credits and credit notes, and with the rest sum to all of it (seed %i)',
    async (seed) => {
      const draw = random(seed)
      const pick = (most: number) => 1 + Math.floor(draw() * most)
      const book = await createBook(shop.payload, shop.project, 30, {
        pricePaise: pick(90_000) + 500,
        mrpPaise: 200_000,
      })
      const { product } = await createCourse(shop.payload, shop.project, {
        pricePaise: pick(300_000) + 900,
        mrpPaise: 400_000,
      })
      const coupon = await createCoupon(shop.payload, shop.project, { percent: pick(40) })
      const credits = pick(60_000)
      await giveCredits(shop.payload, shop.project, student.person, credits)
      const order = await buyAt(shop.payload, shop.project, student.browser, {
        items: [{ product: book.id, quantity: pick(4) }, { product: product.id }],
        address: student.address,
        credits,
        coupon: coupon.code,
      })
      if (draw() < 0.5) await deliver(order)
      const start = await orderRow(shop.payload, order)
      const had = await availableCredits()
      let asked = 0
      const send = (lines: object[], deliveryPaise = 0) =>
        desk('/sales/refund', {
          orderId: order,
          lines,
          deliveryPaise,
          reason: 'goodwill',
          way: 'source',
          requestKey: `seed-${seed}-${asked++}`,
        })
      const step = () => {
        const index = Math.floor(draw() * start.lines.length)
        const what = draw()
        if (what < 0.35) return send([{ index, quantity: pick(2) }])
        if (what < 0.85) return send([{ index, paise: pick(start.lines[index]?.netPaise ?? 1) }])
        return send([], pick(Math.max(1, start.deliveryPaise)))
      }
      const expectConsistent = async () => {
        const { returnedEntries, payablePaise, creditsPaise, refundedPaise, pendingReturns } = await orderRow(
          shop.payload,
          order,
        )
        const paid = returnedEntries.reduce((sum, { figures }) => sum + figures.paidPaise, 0)
        const back = returnedEntries.reduce((sum, { figures }) => sum + figures.creditsPaise, 0)
        const refunds = await rowsOf<Refund>('refunds', order)
        expect(pendingReturns, `seed ${seed}`).toEqual([])
        expect(paid, `seed ${seed}`).toBeLessThanOrEqual(payablePaise)
        expect(back, `seed ${seed}`).toBeLessThanOrEqual(creditsPaise)
        expect(
          refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
          `seed ${seed}`,
        ).toBe(paid)
        expect(refundedPaise, `seed ${seed}`).toBe(paid)
        expect((await availableCredits()) - had, `seed ${seed}`).toBe(back)
        const { invoicePaise, notesPaise } = await documentsOf(order)
        expect(notesPaise, `seed ${seed}`).toBe(paid + back)
        expect(notesPaise, `seed ${seed}`).toBeLessThanOrEqual(invoicePaise)
      }
      for (let round = 0; round < 4; round++) {
        await Promise.all(Array.from({ length: pick(3) }, step))
        await expectConsistent()
      }
      // The rest: pieces first, then the remaining amount of each line and of the delivery.
      const now = await orderRow(shop.payload, order)
      if (now.paymentStatus !== 'refunded') {
        const left = refundableAmounts(now)
        const pieces = remainingPieces(now)
        const rest = now.lines.flatMap((_, index): object[] => {
          if ((pieces[index] as number) > 0) return [{ index, quantity: pieces[index] }]
          const paise = amountTotal(left.lines[index] ?? left.delivery)
          return paise > 0 ? [{ index, paise }] : []
        })
        const { body } = await send(rest, amountTotal(left.delivery))
        expect(body, `seed ${seed} ${JSON.stringify(body)}`).toMatchObject({ apiSuccess: true })
      }
      await expectConsistent()
      const end = await orderRow(shop.payload, order)
      expect([end.paymentStatus, end.refundedPaise], `seed ${seed}`).toEqual(['refunded', start.payablePaise])
      expect((await availableCredits()) - had, `seed ${seed}`).toBe(start.creditsPaise)
    },
    120_000,
  )
})
