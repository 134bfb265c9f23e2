import { describe, expect, it } from 'vitest'
import { moveLines } from '#cms/operations/courier/moveLines.ts'
import { collectCashOnDelivery } from '#cms/operations/orders/collectCashOnDelivery.ts'
import { approveReturn, receiveReturn } from '#cms/operations/returns/decideReturn.ts'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { pendingOf } from '#domain/ledger/Wallet.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { leftToRefund } from '#domain/returns/leftToRefund.ts'
import type { Entitlement, Refund, Return, SellingProduct } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { packOrder } from '#tests/support/shop/parcels.ts'
import { createBook, createCoupon, stockOf } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { buyAt, openShopper, orderAt, orderRow, type Shopper, startAt } from '#tests/support/shop/shopper.ts'
import { giveCredits, walletOf } from '#tests/support/wallets.ts'
import { staffDesk } from '../orders/staffOrders.ts'
import { one, openReturns } from './openReturns.ts'

const { shop, me, estimate, ask, rows, desk, available, deliver } = openReturns()

describe('a line that was never sent', () => {
  it('is cancelled alone: its money, credits and cashback go, its piece is on sale, the rest stays', async () => {
    const book = await createBook(shop.payload, shop.project, 5)
    await giveCredits(shop.payload, shop.project, me.person, 30_000)
    const coupon = await createCoupon(shop.payload, shop.project)
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: book.id, quantity: 2 }, { product: shop.course.id }],
      ...{ address: me.address, credits: 30_000, coupon: coupon.code },
    })
    const before = await orderRow(shop.payload, order)
    const index = before.lines.findIndex(({ goods }) => goods.length > 0)
    const { body: told } = await estimate(order, [one('notNeeded', 1, index)])
    const { body } = await ask(order, [one('notNeeded', 1, index)])
    expect(body).toMatchObject({ apiSuccess: true, message: 'We have received your request.' })
    const after = await orderRow(shop.payload, order)
    expect(after.lines[index]).toMatchObject({ state: 'waiting', quantity: 2 })
    expect(after).toMatchObject({ status: 'confirmed', paymentStatus: 'partlyRefunded' })
    const line = before.lines[index] as (typeof before.lines)[number]
    const half = (paise: number) => Math.floor(paise / 2)
    expect(told.figures).toMatchObject({
      creditsPaise: half(line.creditsPaise),
      paidPaise: half(line.netPaise - line.creditsPaise),
      deliveryPaise: 0,
    })
    expect(after.refundedPaise).toBe(told.figures.paidPaise)
    expect(await available()).toBe(told.figures.creditsPaise)
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(4)
    // The other one of it goes too, and now what bringing it cost comes along.
    const { body: rest } = await ask(order, [one('notNeeded', 1, index)])
    expect(rest.apiSuccess).toBe(true)
    const end = await orderRow(shop.payload, order)
    expect(end.lines[index]).toMatchObject({ state: 'cancelled' })
    expect(end).toMatchObject({ status: 'completed', fulfilment: 'done' })
    expect(end.refundedPaise).toBe(line.netPaise - line.creditsPaise + before.deliveryPaise)
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(5)
    const open = await rows<Entitlement>('entitlements', order)
    const isOpen = (line: number) =>
      open.filter((row) => row.line === line).every(({ revokedAt }) => !revokedAt)
    expect([isOpen(index), isOpen(1 - index)]).toEqual([false, true])
  })

  it('of an order to be paid on delivery makes it cheaper, and only the rest is collected', async () => {
    const book = await createBook(shop.payload, shop.project, 5)
    const order = await orderAt(me.browser, {
      items: [{ product: book.id, quantity: 3 }],
      ...{ address: me.address, method: 'cashOnDelivery' },
    })
    await startAt(me.browser, order, 'cashOnDelivery')
    const before = await orderRow(shop.payload, order)
    await ask(order, [one()])
    const { returnedEntries, paymentStatus } = await orderRow(shop.payload, order)
    expect([paymentStatus, returnedEntries[0]?.isOff, returnedEntries[0]?.figures.paidPaise]).toEqual([
      'due',
      true,
      50_000,
    ])
    expect(await rows<Refund>('refunds', order)).toEqual([])
    await deliver(order)
    const row = await orderRow(shop.payload, order)
    await collectCashOnDelivery({ payload: shop.payload, order: row, by: 'Somebody', now: new Date() })
    const paid = await shop.payload.db.findOne<{ id: string; amountPaise: number }>({
      collection: 'payments',
      where: { order: { equals: order } },
    })
    expect(paid?.amountPaise).toBe(before.payablePaise - 50_000)
    // Two books are left; both come back, damaged, and their money goes where the student says.
    expect((await ask(order, [one('damaged', 2)])).body.code).toBe('payToNeeded')
    const { body } = await ask(order, [one('damaged', 2)], { payTo: 'someone@upi' })
    const [id] = body.returns
    await approveReturn(desk(String(id)))
    await receiveReturn({ ...desk(String(id)), grades: ['worn'] })
    const [refund] = await rows<Refund>('refunds', order)
    expect(refund).toMatchObject({ state: 'byHand', amountPaise: before.payablePaise - 50_000 })
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(3)
  })

  it('is not cancelled twice by two tabs or by a repeat of the same request', async () => {
    const book = await createBook(shop.payload, shop.project, 5)
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: book.id, quantity: 2 }, { product: shop.course.id }],
      address: me.address,
    })
    const { lines } = await orderRow(shop.payload, order)
    const index = lines.findIndex(({ goods }) => goods.length > 0)
    const wanted = [one('notNeeded', 2, index)]
    const same = await Promise.all([1, 2].map(() => ask(order, wanted, { requestKey: 'the-same-request' })))
    const others = await Promise.all([1, 2].map(() => ask(order, wanted)))
    expect(same.filter(({ body }) => body.apiSuccess).length).toBeGreaterThan(0)
    expect(others.map(({ body }) => body.code)).toEqual(['returnNotPossible', 'returnNotPossible'])
    expect((await orderRow(shop.payload, order)).returnedEntries).toHaveLength(1)
    expect(await rows<Refund>('refunds', order)).toHaveLength(1)
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(5)
  })
})

describe('goods', () => {
  const buyBooks = async (quantity: number, more: object = {}) => {
    const book: SellingProduct = await createBook(shop.payload, shop.project, 9)
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: book.id, quantity }],
      ...{ address: me.address, ...more },
    })
    return { book: String(book.id), order }
  }

  it('come back within their days after delivery alone, and only what is accepted is paid back', async () => {
    const { book, order } = await buyBooks(3)
    const onTheWay = (await orderRow(shop.payload, order)).lines[0]
    expect(onTheWay?.state).toBe('waiting')
    await deliver(order)
    const { body: told } = await estimate(order, [one('notNeeded', 2)])
    const { body } = await ask(order, [one('notNeeded', 2)])
    const [id] = body.returns as [string]
    expect(await rows<Refund>('refunds', order)).toEqual([])
    // What is asked for is kept for this request.
    expect((await ask(order, [one('notNeeded', 2)])).body.code).toBe('returnNotPossible')
    await approveReturn(desk(id))
    await receiveReturn({ ...desk(id), grades: ['asNew'] })
    const row = await orderRow(shop.payload, order)
    expect(row.refundedPaise).toBe(told.figures.paidPaise)
    expect(told.figures.deliveryPaise).toBe(0)
    expect((await stockOf(shop.payload, book)).available).toBe(8)
    expect(row.lines[0]).toMatchObject({ state: 'delivered' })
    const [back] = await rows<Return>('returns', order)
    expect(back).toMatchObject({ state: 'done', pendingTask: null, paidPaise: told.figures.paidPaise })
  })

  it('that may come back tell the student where to send them, and that they are refunded, by SMS where no e-mail is proven', async () => {
    const address = '4, Desk Street\nBhopal 462001'
    await setShop(shop.payload, shop.project, 'shop-settings', { tax: { legalName: 'Some Seller', address } })
    const { order } = await buyBooks(1)
    await deliver(order)
    const [id] = (await ask(order, [one('notNeeded')])).body.returns as [string]
    await approveReturn({ ...desk(id), answer: '' })
    const to = `Send it to:\nSome Seller\n${address}`
    expect((await rows<Return>('returns', order))[0]?.answer).toBe(to)
    await receiveReturn({ ...desk(id), grades: ['asNew'] })
    await sendQueuedMessages(shop.payload)
    const texts = messagesTo(me.person.phone as string).map(({ text }) => text)
    const { number } = await orderRow(shop.payload, order)
    expect(texts).toContainEqual(expect.stringContaining(`Your return of order ${number} is approved. ${to}`))
    expect(texts).toContainEqual(expect.stringContaining(`Refund for order ${number}. `))
  })

  it('that came back worn are paid back in part, are not on sale, and what was kept can still be refunded', async () => {
    const { book, order } = await buyBooks(1)
    await deliver(order)
    const { available: before } = await stockOf(shop.payload, book)
    const { body } = await ask(order, [one()])
    const [id] = body.returns as [string]
    const { netPaise, creditsPaise } = (await orderRow(shop.payload, order)).lines[0] as OrderLine
    await approveReturn(desk(id))
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
      ...{ paymentStatus: 'partlyRefunded', refundedPaise: paid },
      lines: [{ state: 'returned' }],
    })
    expect((await stockOf(shop.payload, book)).available).toBe(before)
    expect((await rows<Return>('returns', order))[0]).toMatchObject({ state: 'done', paidPaise: paid })
    expect(leftToRefund(row).lines[0]).toEqual({ paidPaise: 12_345, creditsPaise: 0 })
    const [note] = await readRows({
      ...{ payload: shop.payload, collection: 'invoices', sort: ['createdAt'], limit: 5 },
      where: { and: [{ order: { equals: order } }, { kind: { equals: 'creditNote' } }] },
    })
    expect(note?.totalPaise).toBe(paid)
    const more = { orderId: order, lines: [{ index: 0, paise: 12_345 }], reason: 'goodwill', way: 'source' }
    expect((await post('/sales/refund', { ...more, requestKey: crypto.randomUUID() })).body.apiSuccess).toBe(
      true,
    )
    expect((await orderRow(shop.payload, order)).refundedPaise).toBe(netPaise - creditsPaise)
    // The timeline tells of it from the start.
    const told = row.timeline.map(({ event }) => event).filter((event) => event.startsWith('return'))
    expect(told).toEqual(['returnAsked', 'returnApproved', 'returned'])
  })

  it('that the seller is to blame for bring their delivery back with the last of them', async () => {
    const { order } = await buyBooks(1)
    await deliver(order)
    const { body: told } = await estimate(order, [one('damaged')])
    const { payablePaise } = await orderRow(shop.payload, order)
    expect(told.figures).toMatchObject({ paidPaise: payablePaise, deliveryPaise: 9900 })
    const { body } = await ask(order, [one('damaged')])
    await approveReturn(desk(body.returns[0] as string))
    await receiveReturn({ ...desk(body.returns[0] as string), grades: ['worn'] })
    expect(await orderRow(shop.payload, order)).toMatchObject({
      ...{ paymentStatus: 'refunded', refundedPaise: payablePaise },
      lines: [{ state: 'returned' }],
    })
  })

  it('that credits alone have paid are partly and then wholly refunded, when they come back and when they are cancelled', async () => {
    const book = await createBook(shop.payload, shop.project, 9)
    const buy = async () => {
      await giveCredits(shop.payload, shop.project, me.person, 500_000)
      const order = await buyAt(shop.payload, shop.project, me.browser, {
        items: [{ product: book.id, quantity: 2 }],
        ...{ address: me.address, credits: 500_000 },
      })
      expect(await orderRow(shop.payload, order)).toMatchObject({ payablePaise: 0, paymentStatus: 'paid' })
      return order
    }
    const order = await buy()
    await deliver(order)
    for (const paymentStatus of ['partlyRefunded', 'refunded']) {
      const { body } = await ask(order, [one('damaged')])
      const id = body.returns[0] as string
      await approveReturn(desk(id))
      await receiveReturn({ ...desk(id), grades: ['asNew'] })
      expect(await orderRow(shop.payload, order)).toMatchObject({ paymentStatus, refundedPaise: 0 })
    }
    expect(await available()).toBe(500_000)
    const cancelled = await buy()
    await ask(cancelled, [one('notNeeded', 2)])
    expect(await orderRow(shop.payload, cancelled)).toMatchObject({
      ...{ status: 'cancelled', paymentStatus: 'refunded' },
    })
    expect(await available()).toBe(1_000_000)
  })

  it('that are refused when they come are not paid back, and may not be asked for in vain again and again', async () => {
    const { order } = await buyBooks(1)
    await deliver(order)
    const { body } = await ask(order, [one()])
    const [id] = body.returns as [string]
    await approveReturn(desk(id))
    const refused = await receiveReturn({ ...desk(id), grades: ['refused'] })
    expect(refused).toMatchObject({ state: 'refused' })
    expect((await orderRow(shop.payload, order)).returnedEntries).toEqual([])
    expect((await orderRow(shop.payload, order)).pendingReturns).toEqual([])
    expect(await receiveReturn({ ...desk(id), grades: ['asNew'] })).toBeNull()
    expect(await approveReturn(desk(id))).toBeNull()
  })

  it('are too late after their days, and before they have arrived too early', async () => {
    const { order } = await buyBooks(1)
    const parcel = await packOrder(shop.payload, order)
    expect((await ask(order, [one()])).body.code).toBe('returnNotPossible')
    await moveLines(shop.payload, parcel, 'delivered', new Date())
    const row = await orderRow(shop.payload, order)
    const old = row.timeline.map((event) => ({ ...event, at: event.at - 8 * DAY_MS }))
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order } },
      data: { timeline: old },
    })
    const { body } = await me.browser.post<{ lines: { reason: string }[] }>('/order/returnable', {
      orderId: order,
    })
    expect(body.lines[0]?.reason).toBe('tooLate')
    expect((await ask(order, [one()])).body.code).toBe('returnNotPossible')
  })

  it('of two variants of one product that came on different days have each their own days', async () => {
    const variants = [
      { label: 'English', stock: 5 },
      { label: 'Hindi', stock: 5 },
    ]
    const book = await createBook(shop.payload, shop.project, null, { variants: variants as never })
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: (book.variants ?? []).map(({ id }) => ({
        product: book.id,
        variant: id as string,
        quantity: 1,
      })),
      address: me.address,
    })
    const [first, second] = [
      await packOrder(shop.payload, order, [0]),
      await packOrder(shop.payload, order, [1]),
    ]
    const lastWeek = new Date(Date.now() - 8 * DAY_MS)
    await moveLines(shop.payload, first, 'delivered', lastWeek)
    await moveLines(shop.payload, second, 'delivered', new Date())
    const { body } = await me.browser.post<{ lines: { reason: string | null }[] }>('/order/returnable', {
      orderId: order,
    })
    expect(body.lines.map(({ reason }) => reason)).toEqual(['tooLate', null])

    const { timeline } = await orderRow(shop.payload, order)
    expect(timeline.flatMap(({ event, line, ref }) => (event === 'delivered' ? [[line, ref]] : []))).toEqual([
      [0, String(first.id)],
      [1, String(second.id)],
    ])
  })
})

describe('a course', () => {
  it('is refunded while little of it was seen, into credits when somebody wants that, and closes', async () => {
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: shop.course.id }],
    })
    expect(pendingOf(await walletOf(shop.payload, me.person))).toBe(24_900)
    const { body: told } = await estimate(order, [one('notAsDescribed')])
    const { body } = await ask(order, [one('notAsDescribed')], { way: 'credits' })
    await approveReturn(desk(body.returns[0] as string))
    const row = await orderRow(shop.payload, order)
    expect(row).toMatchObject({ paymentStatus: 'refunded', lines: [{ state: 'revoked' }] })
    expect(await available()).toBe(told.figures.paidPaise)
    expect(pendingOf(await walletOf(shop.payload, me.person))).toBe(0)
    expect(told.figures).toMatchObject({ paidPaise: row.payablePaise, earnedPaise: 24_900 })
    const closed = await rows<Entitlement>('entitlements', order)
    expect(closed.length).toBeGreaterThan(0)
    expect(closed.every(({ revokedAt }) => revokedAt)).toBe(true)
  })

  it('that was seen is not, and neither is one after its days', async () => {
    const { product, course, lectures } = await createCourse(shop.payload, shop.project)
    const order = await buyAt(shop.payload, shop.project, me.browser, { items: [{ product: product.id }] })
    const reason = async () =>
      (await me.browser.post<{ lines: { reason: string }[] }>('/order/returnable', { orderId: order })).body
        .lines[0]?.reason
    expect(await reason()).toBeNull()
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order } },
      data: { paidAt: new Date(Date.now() - 8 * DAY_MS).toISOString() },
    })
    expect(await reason()).toBe('tooLate')
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order } },
      data: { paidAt: new Date().toISOString() },
    })
    const lecture = lectures[0]?.id as string
    await me.browser.post('/learn/complete', { class: String(course.id), lecture })
    expect(await reason()).toBe('seen')
    const { body } = await me.browser.post<{ lines: object[] }>('/order/returnable', { orderId: order })
    expect(body.lines[0]).toMatchObject({ rule: { days: 7, percent: 20 } })
    expect((await ask(order, [one()])).body.code).toBe('returnNotPossible')
  })
})

describe('nobody', () => {
  it('gives back what others bought, or decides about it from outside', async () => {
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: shop.course.id }],
    })
    const stranger: Shopper = await openShopper(shop.payload, shop.project)
    for (const path of ['/order/returnable', '/order/returnestimate', '/order/return'])
      expect(
        (
          await stranger.browser.post(path, {
            ...{ orderId: order, lines: [one()], way: 'source', requestKey: 'of-a-stranger' },
          })
        ).status,
        path,
      ).toBe(404)
    const { body } = await ask(order, [one()])
    const id = body.returns[0] as string
    expect((await stranger.browser.post('/order/withdrawreturn', { id })).status).toBe(404)
    expect((await me.browser.post('/sales/decidereturn', { id, act: 'approve', answer: '' })).status).toBe(
      403,
    )
    expect((await me.browser.post('/order/withdrawreturn', { id })).body).toMatchObject({ apiSuccess: true })
    expect((await orderRow(shop.payload, order)).pendingReturns).toEqual([])
    expect((await me.browser.post('/order/withdrawreturn', { id })).body).toMatchObject({
      code: 'returnNotPossible',
    })
  })
})
