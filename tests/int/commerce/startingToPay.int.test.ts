import { describe, expect, it } from 'vitest'
import { addAddress, payAtGateway } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { atTime } from '#tests/support/shop/atTime.ts'
import { openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { createBook, createCoupon, heldOf, stockOf } from '#tests/support/shop/sell.ts'
import { usesLeft } from '#tests/support/shop/shopOwner.ts'
import {
  buyAt,
  openShopper,
  orderAt,
  orderRow,
  payAt,
  quoteAt,
  startAt,
} from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourse)

describe('starting a payment', () => {
  it('reserves everything for 15 minutes, extended once by 15', async () => {
    const book = await createBook(shop.payload, shop.project, 3)
    const { browser } = await openShopper(shop.payload, shop.project)
    const address = await addAddress(browser)
    const order = await orderAt(browser, { items: [{ product: book.id, quantity: 2 }], address })
    expect(heldOf(await stockOf(shop.payload, String(book.id)))).toBe(0)
    const start = Date.now()
    const minutes = async (after: number) => {
      const { body } = await atTime(Date.now() + after * 60_000, () => startAt(browser, order))
      return Math.round(((body.heldUntil ?? 0) - start) / 60_000)
    }
    expect([await minutes(0), await minutes(10), await minutes(20)]).toEqual([15, 25, 25])
    expect(await stockOf(shop.payload, String(book.id))).toMatchObject({ available: 1, held: 2 })
    const { timeline } = await orderRow(shop.payload, order)
    expect(timeline.filter(({ event }) => event === 'paymentStarted')).toHaveLength(1)
  })

  it('is refused when the stock was sold meanwhile, with how many are left', async () => {
    const book = await createBook(shop.payload, shop.project, 3)
    const [quick, slow] = [
      await openShopper(shop.payload, shop.project),
      await openShopper(shop.payload, shop.project),
    ]
    const body = async ({ browser }: typeof quick, quantity: number) => ({
      items: [{ product: book.id, quantity }],
      address: await addAddress(browser),
    })
    const order = await orderAt(slow.browser, await body(slow, 3))
    await buyAt(shop.payload, shop.project, quick.browser, await body(quick, 2))
    const refused = await startAt(slow.browser, order)
    expect(refused.body).toMatchObject({ apiSuccess: false, code: 'outOfStock' })
    expect(refused.body.message).toBe(`Only 1 of ${book.title} are left.`)
    expect(await stockOf(shop.payload, String(book.id))).toMatchObject({ available: 1, held: 0 })
  })

  it('of a second order releases the reservations of the person’s first one', async () => {
    const book = await createBook(shop.payload, shop.project, 2)
    const { browser } = await openShopper(shop.payload, shop.project)
    const address = await addAddress(browser)
    const order = (quantity: number) => orderAt(browser, { items: [{ product: book.id, quantity }], address })
    const first = await order(2)
    expect((await startAt(browser, first)).body.apiSuccess).toBe(true)
    const second = await order(1)
    expect((await startAt(browser, second)).body.apiSuccess).toBe(true)
    expect(await stockOf(shop.payload, String(book.id))).toMatchObject({ available: 1, held: 1 })
    expect(await orderRow(shop.payload, first)).toMatchObject({ heldUntil: null })
  })

  it('is refused for an unknown gateway, and without a gateway for an order that costs something', async () => {
    const { browser } = await openShopper(shop.payload, shop.project)
    const order = await orderAt(browser, { items: [{ product: shop.course.id }] })
    for (const gateway of [
      'offline',
      'none',
      'cashOnDelivery',
      'bankTransfer',
      'razorpay',
      '__proto__',
      'constructor',
    ])
      expect((await startAt(browser, order, gateway)).body, gateway).toMatchObject({ code: 'gatewayUnknown' })
    expect(await orderRow(shop.payload, order)).toMatchObject({ paymentStatus: 'pending', paidBy: null })
    const { body } = await payAt(shop.payload, shop.project, browser, order)
    expect(body.status).toBe('paid')
  })

  it('returns the same attempt to every tab, and one success closes it', async () => {
    const { browser } = await openShopper(shop.payload, shop.project)
    const order = await orderAt(browser, { items: [{ product: shop.course.id }] })
    const tabs = await Promise.all([1, 2, 3, 4].map(() => startAt(browser, order)))
    const ids = new Set(tabs.map(({ body }) => body.gatewayOrderId))
    expect(ids.size).toBe(1)
    const fields = await payAtGateway(shop.payload, shop.project, [...ids][0] as string)
    const receipts = await Promise.all(
      [1, 2, 3].map(() => browser.post('/payment/orderReceipt', { orderId: order, ...fields })),
    )
    for (const { body } of receipts) expect(body).toMatchObject({ status: 'paid' })
    expect((await startAt(browser, order)).body).toMatchObject({ apiSuccess: false, code: 'orderNotPayable' })
  })
})

describe('an order with nothing to pay', () => {
  it('is paid at once without a gateway, idempotently', async () => {
    const { product, course: opened } = await createCourse(shop.payload, shop.project)
    const { id, code } = await createCoupon(shop.payload, shop.project, { percent: 100, totalLimit: 5 })
    const { browser } = await openShopper(shop.payload, shop.project)
    const wish = { items: [{ product: product.id }], coupon: code }
    expect((await quoteAt(browser, wish)).body.quote.payOptions).toMatchObject([{ gateway: 'none' }])
    const order = await orderAt(browser, wish)
    const answers = await Promise.all([1, 2, 3].map(() => startAt(browser, order, 'none')))
    for (const { body } of answers)
      expect(body).toMatchObject({ apiSuccess: true, amount: 0, checkout: { kind: 'none' } })
    const { body } = await browser.post('/payment/orderReceipt', { orderId: order })
    expect(body).toMatchObject({ status: 'paid', receipt: { payablePaise: 0, classes: [opened.slug] } })
    const { totalDocs } = await shop.payload.db.count({
      collection: 'payments',
      where: { order: { equals: order } },
    })
    expect([totalDocs, await usesLeft(shop.payload, `coupon:${id}`)]).toEqual([1, 4])
    const { timeline } = await orderRow(shop.payload, order)
    expect(timeline.map(({ event }) => event)).toEqual(['placed', 'paid', 'fulfilled'])
  })

  it('is refused when its coupon was used up meanwhile', async () => {
    const { code } = await createCoupon(shop.payload, shop.project, { percent: 100, totalLimit: 1 })
    const [quick, slow] = [
      await openShopper(shop.payload, shop.project),
      await openShopper(shop.payload, shop.project),
    ]
    const wish = { items: [{ product: shop.course.id }], coupon: code }
    const order = await orderAt(slow.browser, wish)
    await startAt(quick.browser, await orderAt(quick.browser, wish), 'none')
    expect((await startAt(slow.browser, order, 'none')).body).toMatchObject({
      apiSuccess: false,
      code: 'couponGone',
    })
  })

  it('is not confirmed after its cancellation', async () => {
    const { code } = await createCoupon(shop.payload, shop.project, { percent: 100 })
    const { browser } = await openShopper(shop.payload, shop.project)
    const order = await orderAt(browser, { items: [{ product: shop.course.id }], coupon: code })
    await browser.post('/order/cancel', { orderId: order })
    expect((await startAt(browser, order, 'none')).body).toMatchObject({
      apiSuccess: false,
      code: 'orderNotPayable',
    })
  })

  it('is the only kind that can be paid without a gateway', async () => {
    const { browser } = await openShopper(shop.payload, shop.project)
    const order = await orderAt(browser, { items: [{ product: shop.course.id }] })
    expect((await startAt(browser, order, 'none')).body.apiSuccess).toBe(false)
    expect((await orderRow(shop.payload, order)).paidBy).toBeNull()
  })
})
