// Covers returning delivered goods: request, approval, receipt with grades, refund and restock.

import { describe, expect, it } from 'vitest'
import { approveReturn, receiveReturn } from '#cms/operations/returns/decideReturn.ts'
import { readRows } from '#database/guard.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { refundableAmounts } from '#domain/returns/refundableAmounts.ts'
import type { Refund, Return } from '#payload-types'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createBook, stockOf } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { buyAt, orderRow } from '#tests/support/shop/shopper.ts'
import { giveCredits } from '#tests/support/wallets.ts'
import { staffDesk } from '../orders/staffOrders.ts'
import { openReturns, wantedLine } from './openReturns.ts'

const { shop, student, estimate, requestReturn, rowsOf, decision, availableCredits, deliver, buyBooks } =
  openReturns()

describe('delivered goods', () => {
  it('are refunded when they are received and accepted, not when they are requested', async () => {
    const { book, order } = await buyBooks(3)
    const onTheWay = (await orderRow(shop.payload, order)).lines[0]
    expect(onTheWay?.state).toBe('waiting')
    await deliver(order)
    const { body: estimated } = await estimate(order, [wantedLine('notNeeded', 2)])
    const { body } = await requestReturn(order, [wantedLine('notNeeded', 2)])
    const [id] = body.returns as [string]
    expect(await rowsOf<Refund>('refunds', order)).toEqual([])
    // The requested pieces are reserved for this request.
    expect((await requestReturn(order, [wantedLine('notNeeded', 2)])).body.code).toBe('returnNotPossible')
    await approveReturn(decision(id))
    await receiveReturn({ ...decision(id), grades: ['asNew'] })
    const row = await orderRow(shop.payload, order)
    expect(row.refundedPaise).toBe(estimated.figures.paidPaise)
    expect(estimated.figures.deliveryPaise).toBe(0)
    expect((await stockOf(shop.payload, book)).available).toBe(8)
    expect(row.lines[0]).toMatchObject({ state: 'delivered' })
    const [back] = await rowsOf<Return>('returns', order)
    expect(back).toMatchObject({ state: 'done', pendingTask: null, paidPaise: estimated.figures.paidPaise })
  })

  it('notify the student of the return address and of the refund, by SMS when no e-mail is proven', async () => {
    const address = '4, Desk Street\nBhopal 462001'
    await setShop(shop.payload, shop.project, 'shop-settings', { tax: { legalName: 'Some Seller', address } })
    const { order } = await buyBooks(1)
    await deliver(order)
    const [id] = (await requestReturn(order, [wantedLine()])).body.returns as [string]
    await approveReturn({ ...decision(id), answer: '' })
    const to = `Send it to:\nSome Seller\n${address}`
    expect((await rowsOf<Return>('returns', order))[0]?.answer).toBe(to)
    await receiveReturn({ ...decision(id), grades: ['asNew'] })
    await sendQueuedMessages(shop.payload)
    const texts = messagesTo(student.person.phone as string).map(({ text }) => text)
    const { number } = await orderRow(shop.payload, order)
    expect(texts).toContainEqual(expect.stringContaining(`Your return of order ${number} is approved. ${to}`))
    expect(texts).toContainEqual(expect.stringContaining(`Refund for order ${number}. `))
  })

  it('that came back worn are refunded in part and not restocked, and the withheld rest can be refunded later', async () => {
    const { book, order } = await buyBooks(1)
    await deliver(order)
    const { available: before } = await stockOf(shop.payload, book)
    const { body } = await requestReturn(order, [wantedLine()])
    const [id] = body.returns as [string]
    const { netPaise, creditsPaise } = (await orderRow(shop.payload, order)).lines[0] as OrderLine
    await approveReturn(decision(id))
    const worn = { orderId: order, id, grades: ['worn'], answer: '' }
    const post = await staffDesk(shop.payload, shop.project, 800, [], {
      session: { provenUntil: new Date(Date.now() + 600_000).toISOString() },
    })
    const tooMuch = await post('/sales/receivereturn', { ...worn, withheld: [netPaise + 1] })
    expect(tooMuch.body).toMatchObject({ apiSuccess: false, code: 'tooMuch' })
    const receive = () => post('/sales/receivereturn', { ...worn, withheld: [12_345] })
    const answers = await Promise.all([receive(), receive()])
    expect(answers.filter(({ body: { apiSuccess } }) => apiSuccess)).toHaveLength(1)
    const paid = netPaise - creditsPaise - 12_345
    const row = await orderRow(shop.payload, order)
    expect(row).toMatchObject({
      paymentStatus: 'partlyRefunded',
      refundedPaise: paid,
      lines: [{ state: 'returned' }],
    })
    expect((await stockOf(shop.payload, book)).available).toBe(before)
    expect((await rowsOf<Return>('returns', order))[0]).toMatchObject({ state: 'done', paidPaise: paid })
    expect(refundableAmounts(row).lines[0]).toEqual({ paidPaise: 12_345, creditsPaise: 0 })
    const [note] = await readRows({
      payload: shop.payload,
      collection: 'invoices',
      sort: ['createdAt'],
      limit: 5,
      where: { and: [{ order: { equals: order } }, { kind: { equals: 'creditNote' } }] },
    })
    expect(note?.totalPaise).toBe(paid)
    const more = { orderId: order, lines: [{ index: 0, paise: 12_345 }], reason: 'goodwill', way: 'source' }
    expect((await post('/sales/refund', { ...more, requestKey: crypto.randomUUID() })).body.apiSuccess).toBe(
      true,
    )
    expect((await orderRow(shop.payload, order)).refundedPaise).toBe(netPaise - creditsPaise)
    // The timeline has every step of the return.
    const estimated = row.timeline.map(({ event }) => event).filter((event) => event.startsWith('return'))
    expect(estimated).toEqual(['returnAsked', 'returnApproved', 'returned'])
  })

  it('that came damaged are refunded with the delivery charge', async () => {
    const { order } = await buyBooks(1)
    await deliver(order)
    const { body: estimated } = await estimate(order, [wantedLine('damaged')])
    const { payablePaise } = await orderRow(shop.payload, order)
    expect(estimated.figures).toMatchObject({ paidPaise: payablePaise, deliveryPaise: 9900 })
    const { body } = await requestReturn(order, [wantedLine('damaged')])
    await approveReturn(decision(body.returns[0] as string))
    await receiveReturn({ ...decision(body.returns[0] as string), grades: ['worn'] })
    const row = await orderRow(shop.payload, order)
    expect(row).toMatchObject({
      paymentStatus: 'refunded',
      refundedPaise: payablePaise,
      lines: [{ state: 'returned' }],
    })
    const returned = row.timeline.find(({ event }) => event === 'returned')
    expect(returned?.text).toBe(`${row.lines[0]?.title} and delivery`)
  })

  it('that were paid by credits alone are refunded in credits, in part and in full, when returned and when cancelled', async () => {
    const book = await createBook(shop.payload, shop.project, 9)
    const buy = async () => {
      await giveCredits(shop.payload, shop.project, student.person, 500_000)
      const order = await buyAt(shop.payload, shop.project, student.browser, {
        items: [{ product: book.id, quantity: 2 }],
        address: student.address,
        credits: 500_000,
      })
      expect(await orderRow(shop.payload, order)).toMatchObject({ payablePaise: 0, paymentStatus: 'paid' })
      return order
    }
    const order = await buy()
    await deliver(order)
    for (const paymentStatus of ['partlyRefunded', 'refunded']) {
      const { body } = await requestReturn(order, [wantedLine('damaged')])
      const id = body.returns[0] as string
      await approveReturn(decision(id))
      await receiveReturn({ ...decision(id), grades: ['asNew'] })
      expect(await orderRow(shop.payload, order)).toMatchObject({ paymentStatus, refundedPaise: 0 })
    }
    expect(await availableCredits()).toBe(500_000)
    const cancelled = await buy()
    await requestReturn(cancelled, [wantedLine('notNeeded', 2)])
    expect(await orderRow(shop.payload, cancelled)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
    })
    expect(await availableCredits()).toBe(1_000_000)
  })

  it('that are refused on receipt are not refunded, and that decision is final', async () => {
    const { order } = await buyBooks(1)
    await deliver(order)
    const { body } = await requestReturn(order, [wantedLine()])
    const [id] = body.returns as [string]
    await approveReturn(decision(id))
    const refused = await receiveReturn({ ...decision(id), grades: ['refused'] })
    expect(refused).toMatchObject({ state: 'refused' })
    expect((await orderRow(shop.payload, order)).returnedEntries).toEqual([])
    expect((await orderRow(shop.payload, order)).pendingReturns).toEqual([])
    expect(await receiveReturn({ ...decision(id), grades: ['asNew'] })).toBeNull()
    expect(await approveReturn(decision(id))).toBeNull()
  })
})
