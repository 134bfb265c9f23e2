import { describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { readRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { HOLD_MS } from '#domain/orders/policy.ts'
import type { Refund } from '#payload-types'
import { addAddress, payAtGateway } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { newBook, newBuyer, openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { createCoupon, stockOf } from '#tests/support/shop/sell.ts'
import { sendWebhook } from '#tests/support/shop/sendWebhook.ts'
import { countStock, usesLeft } from '#tests/support/shop/shopOwner.ts'
import { buyAt, openShopper, orderAt, orderRow, payAt, startAt } from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourse)
const book = newBook(shop, 3)
const me = newBuyer(shop)

const wish = (quantity = 1) => ({ items: [{ product: book.id, quantity }], address: me.address })
const buy = (quantity = 1) => buyAt(shop.payload, shop.project, me.browser, wish(quantity))
const cancel = (orderId: string) =>
  me.browser.post<{ apiSuccess: boolean; code?: string }>('/order/cancel', { orderId })
const stock = async () => (await stockOf(shop.payload, String(book.id))).available
const eventsOf = async (order: string) =>
  (await orderRow(shop.payload, order)).timeline.map(({ event }) => event)
const refundsOf = async (order: string) =>
  (await shop.payload.db.find<Refund>({ collection: 'refunds', where: { order: { equals: order } } })).docs
const sweep = (after = 0) => sweepPayments(shop.payload, new Date(Date.now() + after))
/** Starts a payment and returns the gateway's order id. */
const startPaying = async (order: string) => (await startAt(me.browser, order)).body.gatewayOrderId
const sendSuccess = (gatewayOrderId: string, amountPaise = 50_000) =>
  sendWebhook(shop.project, { gatewayOrderId, amountPaise })

/** Buys a bundle of a new course and the book; returns the ids of order, course and lessons. */
async function buyBundle() {
  const { payload, project } = shop
  const { product: part, course, lectures } = await createCourse(payload, project)
  const { product: bundle } = await createCourse(payload, project, {
    kind: 'bundle',
    classes: [],
    includes: [part.id, book.id],
  })
  const order = await buyAt(payload, project, me.browser, {
    items: [{ product: bundle.id }],
    address: me.address,
  })
  return { order, course, lectures }
}

/** Texts of the student's notifications with a title. */
async function textsOf(title: string) {
  const found = await readRows({
    payload: shop.payload,
    collection: 'notifications',
    where: { and: [{ user: { equals: me.person.id } }, { kind: { equals: 'order' } }] },
    sort: ['addedOn'],
    limit: 20,
  })
  return found.filter((one) => one.title === title).map(({ text }) => text)
}

describe('cancelling', () => {
  it('an unpaid order releases its stock and its coupon', async () => {
    const { id, code } = await createCoupon(shop.payload, shop.project, { totalLimit: 1 })
    const order = await orderAt(me.browser, { ...wish(2), coupon: code })
    await startAt(me.browser, order)
    expect([await stock(), await usesLeft(shop.payload, `coupon:${id}`)]).toEqual([1, 0])
    expect((await cancel(order)).body.apiSuccess).toBe(true)
    expect([await stock(), await usesLeft(shop.payload, `coupon:${id}`)]).toEqual([3, 1])
    expect(await orderRow(shop.payload, order)).toMatchObject({
      status: 'cancelled',
      pendingTask: null,
      heldUntil: null,
    })
    expect((await startAt(me.browser, order)).body.code).toBe('orderNotPayable')
    expect(await refundsOf(order)).toEqual([])
  })

  it('a paid order of goods is refunded once, however often it is cancelled and swept', async () => {
    const { id, code } = await createCoupon(shop.payload, shop.project, { totalLimit: 1 })
    const order = await buyAt(shop.payload, shop.project, me.browser, { ...wish(2), coupon: code })
    expect([await stock(), await usesLeft(shop.payload, `coupon:${id}`)]).toEqual([1, 0])
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => cancel(order)))
    for (const { body } of answers) expect(body.apiSuccess).toBe(true)
    await Promise.all([sweep(), sweep(), cancel(order)])
    await sweep(10 * 60_000)
    expect(await orderRow(shop.payload, order)).toMatchObject({
      status: 'cancelled',
      fulfilment: 'cancelled',
      paymentStatus: 'refunded',
      pendingTask: null,
      payablePaise: 90_000,
      refundedPaise: 90_000,
      lines: [{ state: 'cancelled' }],
    })
    const refunds = await refundsOf(order)
    expect(refunds).toMatchObject([{ state: 'done', amountPaise: 90_000, reason: 'cancelled' }])
    expect([await stock(), await usesLeft(shop.payload, `coupon:${id}`)]).toEqual([3, 1])
    expect((await eventsOf(order)).slice(-3)).toEqual(['cancelled', 'refundStarted', 'refunded'])
    const { number } = await orderRow(shop.payload, order)
    expect(await textsOf(`Order ${number} is cancelled`)).toEqual([
      '₹900 will be refunded to your original payment method. Banks usually take three to seven working days.',
    ])
  })

  it('is refused once something was opened or sent', async () => {
    const opened = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: shop.course.id }],
    })
    expect((await cancel(opened)).body).toMatchObject({ apiSuccess: false, code: 'orderTooLate' })
    const { product: other } = await createCourse(shop.payload, shop.project)
    const mixed = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: other.id }, { product: book.id }],
      address: me.address,
    })
    expect((await cancel(mixed)).body.code).toBe('orderTooLate')
    expect(await orderRow(shop.payload, mixed)).toMatchObject({ paymentStatus: 'paid', refundedPaise: 0 })
  })

  it('closes all contents of a refunded bundle of a course and a book', async () => {
    const { order, course: opened } = await buyBundle()
    expect((await cancel(order)).body.apiSuccess).toBe(true)
    expect(await orderRow(shop.payload, order)).toMatchObject({ paymentStatus: 'refunded' })
    const classes = await me.browser.get<{ classes: { class: { slug: string } }[] }>('/learn/classes')
    expect(classes.body.classes.some((one) => one.class.slug === opened.slug)).toBe(false)
  })

  it('is refused, also line by line, for a bundle with too much watched; staff can cancel it', async () => {
    const { order, lectures } = await buyBundle()
    expect((await me.browser.post('/learn/complete', { lecture: lectures[0]?.id })).status).toBe(200)
    expect((await cancel(order)).body).toMatchObject({ apiSuccess: false, code: 'orderWatched' })
    const { body } = await me.browser.post<{ lines: object[] }>('/order/returnable', { orderId: order })
    expect(body.lines[0]).toMatchObject({
      kind: null,
      reason: 'watched',
      rule: { percent: 20 },
      progress: { completed: 1, total: 3 },
    })
    const line = { index: 0, quantity: 1, reason: 'notNeeded' }
    const requested = { orderId: order, lines: [line], way: 'source', requestKey: `watched-${order}` }
    expect((await me.browser.post<{ code: string }>('/order/return', requested)).body.code).toBe(
      'returnNotPossible',
    )
    expect(await orderRow(shop.payload, order)).toMatchObject({ paymentStatus: 'paid', refundedPaise: 0 })
    expect(await refundsOf(order)).toEqual([])
    const byStaff = { payload: shop.payload, order, by: 'Somebody', reason: null, now: new Date() }
    expect(await cancelOrder(byStaff)).toBe('cancelled')
  })

  it('revokes the entitlement of a refunded book', async () => {
    const order = await buy()
    await cancel(order)
    const { totalDocs } = await shop.payload.db.count({
      collection: 'entitlements',
      where: { and: [{ order: { equals: order } }, { revokedAt: { exists: false } }] },
    })
    expect(totalDocs).toBe(0)
  })
})

describe('a payment that arrives twice or too late', () => {
  it('a second successful payment by another attempt is refunded, and the order stays paid', async () => {
    const order = await orderAt(me.browser, wish())
    const first = await startPaying(order)
    await payAtGateway(shop.payload, shop.project, first, 'failed')
    await me.browser.post('/payment/orderReceipt', { orderId: order })
    expect(await orderRow(shop.payload, order)).toMatchObject({ paymentStatus: 'failed' })
    expect((await payAt(shop.payload, shop.project, me.browser, order)).body.status).toBe('paid')
    await payAtGateway(shop.payload, shop.project, first)
    for (const _ of [1, 2]) expect(await sendSuccess(first)).toBe(200)
    await expect.poll(async () => (await refundsOf(order)).map(({ state }) => state)).toEqual(['done'])
    await sweep(HOLD_MS)
    expect(await refundsOf(order)).toMatchObject([
      { gatewayPaymentId: `pay_${first}`, amountPaise: 50_000, reason: 'second' },
    ])
    expect(await orderRow(shop.payload, order)).toMatchObject({
      paymentStatus: 'paid',
      refundedPaise: 0,
      status: 'confirmed',
    })
    expect(await stock()).toBe(2)
  })

  it('a successful payment after a failure of the same attempt counts', async () => {
    const order = await orderAt(me.browser, wish())
    const gatewayOrderId = await startPaying(order)
    await payAtGateway(shop.payload, shop.project, gatewayOrderId, 'failed')
    await me.browser.post('/payment/orderReceipt', { orderId: order })
    await payAtGateway(shop.payload, shop.project, gatewayOrderId)
    await sendSuccess(gatewayOrderId)
    await expect.poll(async () => (await orderRow(shop.payload, order)).paymentStatus).toBe('paid')
    await expect.poll(async () => (await orderRow(shop.payload, order)).pendingTask).toBeNull()
    expect(await eventsOf(order)).toEqual(['placed', 'paymentStarted', 'paymentFailed', 'paid'])
  })

  it('a payment after the cancellation is refunded, and the order stays cancelled', async () => {
    const order = await orderAt(me.browser, wish())
    const gatewayOrderId = await startPaying(order)
    await cancel(order)
    await payAtGateway(shop.payload, shop.project, gatewayOrderId)
    await Promise.all([sendSuccess(gatewayOrderId), sendSuccess(gatewayOrderId)])
    await expect.poll(async () => (await refundsOf(order)).map(({ state }) => state)).toEqual(['done'])
    expect(await refundsOf(order)).toMatchObject([{ amountPaise: 50_000, reason: 'late' }])
    const after = await orderRow(shop.payload, order)
    expect(after).toMatchObject({ status: 'cancelled', isSold: false })
    expect(await stock()).toBe(3)
    await expect
      .poll(() => textsOf(`Refund for order ${after.number}`))
      .toEqual([expect.stringContaining('₹500')])
  })

  it('a payment after the stock was sold elsewhere is refunded, and the order is cancelled', async () => {
    const order = await orderAt(me.browser, wish(3))
    const gatewayOrderId = await startPaying(order)
    await sweep(HOLD_MS + 1000)
    expect(await stock()).toBe(3)
    const other = await openShopper(shop.payload, shop.project)
    const items = [{ product: book.id, quantity: 2 }]
    await buyAt(shop.payload, shop.project, other.browser, {
      items,
      address: await addAddress(other.browser),
    })
    await payAtGateway(shop.payload, shop.project, gatewayOrderId)
    const { body } = await me.browser.post('/payment/orderReceipt', { orderId: order })
    expect(body).toMatchObject({ orderStatus: 'cancelled' })
    expect(await refundsOf(order)).toMatchObject([{ state: 'done', amountPaise: 150_000, reason: 'soldOut' }])
    expect(await stock()).toBe(1)
    expect(await eventsOf(order)).toEqual([
      'placed',
      'paymentStarted',
      'soldOut',
      'refundStarted',
      'refunded',
    ])
  })

  it('a payment after five days confirms the expired order while the stock is available', async () => {
    const order = await orderAt(me.browser, wish(2))
    const gatewayOrderId = await startPaying(order)
    await sweep(5 * DAY_MS + 60_000)
    expect(await orderRow(shop.payload, order)).toMatchObject({ status: 'expired', pendingTask: null })
    expect(await stock()).toBe(3)
    expect((await startAt(me.browser, order)).body.code).toBe('orderNotPayable')
    await payAtGateway(shop.payload, shop.project, gatewayOrderId)
    await me.browser.post('/payment/orderReceipt', { orderId: order })
    expect(await orderRow(shop.payload, order)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      pendingTask: null,
    })
    expect(await stock()).toBe(1)
    expect(await eventsOf(order)).toEqual(['placed', 'paymentStarted', 'expired', 'paid'])
  })
})

describe('more than the stock', () => {
  it('is sold where backorders are allowed, and counted below zero', async () => {
    await countStock(shop.payload, book.id, { available: 1, mayBackorder: true })
    const order = await buy(3)
    expect(await orderRow(shop.payload, order)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    expect(await stock()).toBe(-2)
    await cancel(order)
    expect(await stock()).toBe(1)
  })
})
