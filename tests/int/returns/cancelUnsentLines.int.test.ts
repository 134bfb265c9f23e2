// Covers cancelling lines of an order before they are sent (`/order/return` of kind cancel): money, credits, cashback, stock.

import { describe, expect, it } from 'vitest'
import { collectCashOnDelivery } from '#cms/operations/orders/collectCashOnDelivery.ts'
import { approveReturn, receiveReturn } from '#cms/operations/returns/decideReturn.ts'
import type { Entitlement, Refund } from '#payload-types'
import { createBook, createCoupon, stockOf } from '#tests/support/shop/sell.ts'
import { buyAt, orderAt, orderRow, startAt } from '#tests/support/shop/shopper.ts'
import { giveCredits } from '#tests/support/wallets.ts'
import { openReturns, wantedLine } from './openReturns.ts'

const { shop, student, estimate, requestReturn, rowsOf, decision, availableCredits, deliver } = openReturns()

describe('a line that was not sent yet', () => {
  it('is cancelled alone: money and credits are refunded, cashback is taken back, its piece is restocked, other lines stay', async () => {
    const book = await createBook(shop.payload, shop.project, 5)
    await giveCredits(shop.payload, shop.project, student.person, 30_000)
    const coupon = await createCoupon(shop.payload, shop.project)
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: book.id, quantity: 2 }, { product: shop.course.id }],
      address: student.address,
      credits: 30_000,
      coupon: coupon.code,
    })
    const before = await orderRow(shop.payload, order)
    const index = before.lines.findIndex(({ goods }) => goods.length > 0)
    const { body: estimated } = await estimate(order, [wantedLine('notNeeded', 1, index)])
    const { body } = await requestReturn(order, [wantedLine('notNeeded', 1, index)])
    expect(body).toMatchObject({ apiSuccess: true, message: 'Cancelled. What you paid for it is refunded.' })
    const after = await orderRow(shop.payload, order)
    expect(after.lines[index]).toMatchObject({ state: 'waiting', quantity: 2 })
    expect(after).toMatchObject({ status: 'confirmed', paymentStatus: 'partlyRefunded' })
    const line = before.lines[index] as (typeof before.lines)[number]
    const half = (paise: number) => Math.floor(paise / 2)
    expect(estimated.figures).toMatchObject({
      creditsPaise: half(line.creditsPaise),
      paidPaise: half(line.netPaise - line.creditsPaise),
      deliveryPaise: 0,
    })
    expect(after.refundedPaise).toBe(estimated.figures.paidPaise)
    expect(await availableCredits()).toBe(estimated.figures.creditsPaise)
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(4)
    // The second piece is cancelled too, and with the last one the delivery charge is refunded.
    const { body: rest } = await requestReturn(order, [wantedLine('notNeeded', 1, index)])
    expect(rest.apiSuccess).toBe(true)
    const end = await orderRow(shop.payload, order)
    expect(end.lines[index]).toMatchObject({ state: 'cancelled' })
    expect(end).toMatchObject({ status: 'completed', fulfilment: 'done' })
    expect(end.refundedPaise).toBe(line.netPaise - line.creditsPaise + before.deliveryPaise)
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(5)
    const open = await rowsOf<Entitlement>('entitlements', order)
    const isOpen = (line: number) =>
      open.filter((row) => row.line === line).every(({ revokedAt }) => !revokedAt)
    expect([isOpen(index), isOpen(1 - index)]).toEqual([false, true])
  })

  it('of a cash on delivery order reduces the amount to collect', async () => {
    const book = await createBook(shop.payload, shop.project, 5)
    const order = await orderAt(student.browser, {
      items: [{ product: book.id, quantity: 3 }],
      address: student.address,
      method: 'cashOnDelivery',
    })
    await startAt(student.browser, order, 'cashOnDelivery')
    const before = await orderRow(shop.payload, order)
    await requestReturn(order, [wantedLine()])
    const { returnedEntries, paymentStatus } = await orderRow(shop.payload, order)
    expect([paymentStatus, returnedEntries[0]?.isOff, returnedEntries[0]?.figures.paidPaise]).toEqual([
      'due',
      true,
      50_000,
    ])
    expect(await rowsOf<Refund>('refunds', order)).toEqual([])
    await deliver(order)
    const row = await orderRow(shop.payload, order)
    await collectCashOnDelivery({ payload: shop.payload, order: row, by: 'Somebody', now: new Date() })
    const paid = await shop.payload.db.findOne<{ id: string; amountPaise: number }>({
      collection: 'payments',
      where: { order: { equals: order } },
    })
    expect(paid?.amountPaise).toBe(before.payablePaise - 50_000)
    // Both remaining books come back damaged and are refunded to the account that the student names.
    expect((await requestReturn(order, [wantedLine('damaged', 2)])).body.code).toBe('payToNeeded')
    const { body } = await requestReturn(order, [wantedLine('damaged', 2)], { payTo: 'someone@upi' })
    const [id] = body.returns
    await approveReturn(decision(String(id)))
    await receiveReturn({ ...decision(String(id)), grades: ['worn'] })
    const [refund] = await rowsOf<Refund>('refunds', order)
    expect(refund).toMatchObject({ state: 'byHand', amountPaise: before.payablePaise - 50_000 })
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(3)
  })

  it('is cancelled once by two tabs or a repeated request', async () => {
    const book = await createBook(shop.payload, shop.project, 5)
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: book.id, quantity: 2 }, { product: shop.course.id }],
      address: student.address,
    })
    const { lines } = await orderRow(shop.payload, order)
    const index = lines.findIndex(({ goods }) => goods.length > 0)
    const wanted = [wantedLine('notNeeded', 2, index)]
    const same = await Promise.all(
      [1, 2].map(() => requestReturn(order, wanted, { requestKey: 'the-same-request' })),
    )
    const others = await Promise.all([1, 2].map(() => requestReturn(order, wanted)))
    expect(same.filter(({ body }) => body.apiSuccess).length).toBeGreaterThan(0)
    expect(others.map(({ body }) => body.code)).toEqual(['returnNotPossible', 'returnNotPossible'])
    expect((await orderRow(shop.payload, order)).returnedEntries).toHaveLength(1)
    expect(await rowsOf<Refund>('refunds', order)).toHaveLength(1)
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(5)
  })
})
