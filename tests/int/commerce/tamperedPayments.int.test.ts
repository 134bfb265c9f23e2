import { describe, expect, it } from 'vitest'
import type { Order } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { payAtGateway } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { newBuyer, openShop, withOtherProject } from '#tests/support/shop/openShop.ts'
import { createCoupon } from '#tests/support/shop/sell.ts'
import { buyAt, orderAt, orderRow, placeAt, quoteAt, startAt } from '#tests/support/shop/shopper.ts'

const shop = openShop(withOtherProject)
const me = newBuyer(shop)

const item = (product: unknown = shop.course.id) => ({ product: String(product), quantity: 1 })
const ordersOf = async (student: string): Promise<Order[]> =>
  (await shop.payload.db.find<Order>({ collection: 'orders', where: { student: { equals: student } } })).docs
describe('placing an order', () => {
  it.each(['offline', 'none', 'free', '', null, 1, ['online']])(
    'refuses to be paid by %j',
    async (method) => {
      expect((await placeAt(me.browser, { items: [{ product: shop.course.id }], method })).status).toBe(400)
      expect(await ordersOf(me.id)).toEqual([])
    },
  )

  it('refuses the quote of another product or person, and a forged one', async () => {
    const { code } = await createCoupon(shop.payload, shop.project, { percent: 90 })
    const cheap = (await quoteAt(me.browser, { items: [{ product: shop.course.id }], coupon: code })).body
      .quote
    const other = (await quoteAt(me.browser, { items: [{ product: shop.book.id }], address: me.address }))
      .body.quote
    for (const quoteId of [cheap.quoteId, other.quoteId, 'made-up', '__proto__']) {
      const placed = await me.browser.post('/payment/placeOrder', { items: [item()], quoteId })
      expect(placed.status, quoteId).toBe(409)
    }
    expect(await ordersOf(me.id)).toEqual([])
  })

  it('ignores a coupon of another project', async () => {
    const { code } = await createCoupon(shop.payload, shop.elsewhere, { percent: 100 })
    const { body } = await placeAt(me.browser, { items: [{ product: shop.course.id }], coupon: code })
    expect(body.payable).toBe(249_900)
  })
})

describe('paying', () => {
  it('refuses another amount, another order’s payment, and a signature for another status', async () => {
    const cheap = await createCourse(shop.payload, shop.project, { pricePaise: 10_000 })
    const dear = await orderAt(me.browser, { items: [{ product: shop.course.id }] })
    const small = await orderAt(me.browser, { items: [{ product: cheap.product.id }] })
    const [forDear, forSmall] = [await startAt(me.browser, dear), await startAt(me.browser, small)]
    const paidSmall = await payAtGateway(shop.payload, shop.project, forSmall.body.gatewayOrderId)
    // The payment of the cheap order does not pay for another.
    const stolen = await me.browser.post('/payment/orderReceipt', { orderId: dear, ...paidSmall })
    expect(stolen.body).toMatchObject({ apiSuccess: false, code: 'badSignature' })
    const failed = await payAtGateway(shop.payload, shop.project, forDear.body.gatewayOrderId, 'failed')
    const turned = await me.browser.post('/payment/orderReceipt', {
      orderId: dear,
      ...failed,
      status: 'paid',
    })
    expect(turned.body).toMatchObject({ code: 'badSignature' })
    expect(await orderRow(shop.payload, dear)).toMatchObject({ paymentStatus: 'pending', paidBy: null })
    const own = await me.browser.post('/payment/orderReceipt', { orderId: small, ...paidSmall })
    expect(own.body).toMatchObject({ status: 'paid' })
  })

  it.each(['offline', 'none', '', '__proto__', 'constructor', 'toString', 'Sandbox'])(
    'refuses the gateway %j',
    async (gateway) => {
      const order = await orderAt(me.browser, { items: [{ product: shop.course.id }] })
      expect((await startAt(me.browser, order, gateway)).body.apiSuccess).toBe(false)
      expect(await orderRow(shop.payload, order)).toMatchObject({ paymentStatus: 'pending', heldUntil: null })
    },
  )

  it('opens nothing of an unpaid order, whatever is requested', async () => {
    const order = await orderAt(me.browser, { items: [{ product: shop.course.id }] })
    for (const body of [{}, { status: 'paid' }, { paymentId: 'pay_x', status: 'paid', signature: 'x' }])
      await me.browser.post('/payment/orderReceipt', { orderId: order, ...body })
    await openBrowser(shop.project).post('/payment/webhook/sandbox', '{}', {})
    const { totalDocs } = await shop.payload.db.count({
      collection: 'entitlements',
      where: { student: { equals: me.id } },
    })
    expect([totalDocs, (await orderRow(shop.payload, order)).paymentStatus]).toEqual([0, 'pending'])
    await buyAt(shop.payload, shop.project, me.browser, { items: [{ product: shop.course.id }] })
  })
})
