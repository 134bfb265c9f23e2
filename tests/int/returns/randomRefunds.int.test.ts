import { describe, expect, it } from 'vitest'
import { approveReturn, receiveReturn } from '#cms/operations/returns/decideReturn.ts'
import { sweepWallets } from '#cms/operations/wallets/sweepWallets.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { pendingOf } from '#domain/wallets/Wallet.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { random } from '#tests/support/random.ts'
import { createBook, createCoupon, stockOf } from '#tests/support/shop/sell.ts'
import { buyAt, orderRow } from '#tests/support/shop/shopper.ts'
import { entriesOf, giveCredits, walletOf } from '#tests/support/wallets.ts'
import { openReturns, wantedLine } from './openReturns.ts'

const { shop, student, estimate, requestReturn, decision, availableCredits, deliver } = openReturns()

describe('refunds of random orders with coupon, credits and cashback', () => {
  const SEEDS = process.env.LONG ? 60 : 6

  it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    'match their estimates to the paisa and add up to the full amount paid (seed %i)',
    async (seed) => {
      const draw = random(seed)
      const randomUpTo = (max: number) => 1 + Math.floor(draw() * max)
      const book = await createBook(shop.payload, shop.project, 30, {
        pricePaise: randomUpTo(90_000) + 500,
        mrpPaise: 200_000,
      })
      const { product } = await createCourse(shop.payload, shop.project, {
        pricePaise: randomUpTo(300_000) + 900,
        mrpPaise: 400_000,
      })
      const coupon = await createCoupon(shop.payload, shop.project, { percent: randomUpTo(40) })
      const credits = randomUpTo(60_000)
      await giveCredits(shop.payload, shop.project, student.person, credits)
      const order = await buyAt(shop.payload, shop.project, student.browser, {
        items: [{ product: book.id, quantity: randomUpTo(4) }, { product: product.id }],
        address: student.address,
        credits,
        coupon: coupon.code,
      })
      await deliver(order)
      const orderBefore = await orderRow(shop.payload, order)
      let [refundedMoney, refundedCredits] = [0, 0]
      for (const [index, line] of orderBefore.lines.entries()) {
        for (let left = line.quantity; left > 0; ) {
          const quantity = Math.min(left, randomUpTo(2))
          left -= quantity
          const creditsBefore = await availableCredits()
          const { refundedPaise } = await orderRow(shop.payload, order)
          const { body: estimated } = await estimate(order, [wantedLine('damaged', quantity, index)])
          const { body } = await requestReturn(order, [wantedLine('damaged', quantity, index)])
          const id = body.returns[0] as string
          await approveReturn(decision(id))
          if (line.goods.length > 0) await receiveReturn({ ...decision(id), grades: ['asNew'] })
          const now = await orderRow(shop.payload, order)
          expect(now.refundedPaise - refundedPaise, `seed ${seed}`).toBe(estimated.figures.paidPaise)
          expect((await availableCredits()) - creditsBefore, `seed ${seed}`).toBe(
            estimated.figures.creditsPaise,
          )
          refundedMoney += estimated.figures.paidPaise
          refundedCredits += estimated.figures.creditsPaise
        }
      }
      expect([refundedMoney, refundedCredits], `seed ${seed}`).toEqual([
        orderBefore.payablePaise,
        orderBefore.creditsPaise,
      ])
      expect(pendingOf(await walletOf(shop.payload, student.person))).toBe(0)
      expect((await orderRow(shop.payload, order)).paymentStatus).toBe('refunded')
      expect((await stockOf(shop.payload, String(book.id))).available).toBe(30)
      await sweepWallets(shop.payload, new Date(Date.now() + 30 * DAY_MS), false)
      expect((await entriesOf(shop.payload, student.person)).at(-1)?.pendingAfter).toBe(0)
    },
    60_000,
  )
})
