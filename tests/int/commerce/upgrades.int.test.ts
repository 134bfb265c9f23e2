import { beforeEach, describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { refundByStaff } from '#cms/operations/returns/refundByStaff.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { Entitlement, SellingProduct } from '#payload-types'
import { addAddress, payAtGateway } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { createCoupon } from '#tests/support/shop/sell.ts'
import { usesLeft } from '#tests/support/shop/shopOwner.ts'
import { buyAt, openShopper, orderAt, orderRow, quoteAt, startAt } from '#tests/support/shop/shopper.ts'

type Made = Awaited<ReturnType<typeof createCourse>>

const shop = openShop()
const me = newShopper(shop)

const createProduct = (values: Partial<SellingProduct> = {}) =>
  createCourse(shop.payload, shop.project, values)
const buy = (product: unknown, extra: object = {}) =>
  buyAt(shop.payload, shop.project, me.browser, { items: [{ product }], ...extra })
const quote = async (product: unknown) => (await quoteAt(me.browser, { items: [{ product }] })).body.quote

describe('an upgrade', () => {
  let part: Made
  let whole: SellingProduct
  beforeEach(async () => {
    part = await createProduct({ pricePaise: 100_000 })
    const more = await createProduct()
    whole = (await createProduct({ pricePaise: 250_000, classes: [part.course.id, more.course.id] })).product
  })

  it('costs the difference to the price paid for a part of it, after the coupon', async () => {
    const { code } = await createCoupon(shop.payload, shop.project, { percent: 25 })
    await buy(part.product.id, { coupon: code })
    expect(await quote(whole.id)).toMatchObject({
      upgradePaise: 75_000,
      payablePaise: 175_000,
      lines: [{ upgradeOf: [{ product: String(part.product.id), title: part.product.title }] }],
    })
    const stranger = await openShopper(shop.payload, shop.project)
    const full = await quoteAt(stranger.browser, { items: [{ product: whole.id }] })
    expect(full.body.quote).toMatchObject({ upgradePaise: 0, payablePaise: 250_000 })
  })

  it('credits only what was not refunded of the earlier purchase', async () => {
    const order = await buy(part.product.id)
    const refunded = await refundByStaff({
      payload: shop.payload,
      order: await orderRow(shop.payload, order),
      now: new Date(),
      lines: [{ index: 0, paise: 30_000 }],
      deliveryPaise: 0,
      reason: 'goodwill',
      way: 'source',
      answer: null,
      payTo: null,
      by: 'Somebody',
      requestKey: order,
    })
    expect(refunded.ok).toBe(true)
    expect(await quote(whole.id)).toMatchObject({ upgradePaise: 70_000, payablePaise: 180_000 })
  })

  it('credits nothing of a book that includes a part of it', async () => {
    const { product: book } = await createProduct({
      kind: 'physical',
      pricePaise: 29_900,
      mrpPaise: 29_900,
      stock: 5,
      classes: [part.course.id],
    })
    const address = await addAddress(me.browser)
    await buy(book.id, { address })
    expect(await quote(whole.id)).toMatchObject({ upgradePaise: 0, payablePaise: 250_000 })
  })

  it('credits an earlier purchase once', async () => {
    const { product: other } = await createProduct({
      pricePaise: 300_000,
      classes: [part.course.id, (await createProduct()).course.id],
    })
    const order = await buy(part.product.id)
    expect(await quote(other.id)).toMatchObject({ upgradePaise: 100_000 })
    await buy(whole.id)
    expect(await usesLeft(shop.payload, `upgrade:${order}:0`)).toBe(0)
    // The part is credited already; the price of the upgrade itself is now credited.
    expect(await quote(other.id)).toMatchObject({ upgradePaise: 0, payablePaise: 300_000 })
  })

  it('credits it once for two concurrent orders', async () => {
    const { product: other } = await createProduct({
      pricePaise: 300_000,
      classes: [part.course.id, (await createProduct()).course.id],
    })
    await buy(part.product.id)
    const orders = [
      await orderAt(me.browser, { items: [{ product: whole.id }] }),
      await orderAt(me.browser, { items: [{ product: other.id }] }),
    ]
    const attempts = await Promise.all(orders.map((order) => startAt(me.browser, order)))
    const opened = attempts.flatMap(({ body }) => (body.gatewayOrderId ? [body.gatewayOrderId] : []))
    expect(opened.length).toBeGreaterThan(0)
    for (const gatewayOrderId of opened) await payAtGateway(shop.payload, shop.project, gatewayOrderId)
    await Promise.all(orders.map((orderId) => me.browser.post('/payment/orderReceipt', { orderId })))
    const rows = await Promise.all(orders.map((order) => orderRow(shop.payload, order)))
    expect(
      rows.filter(({ paymentStatus, upgradePaise }) => paymentStatus === 'paid' && upgradePaise > 0),
    ).toHaveLength(1)
  })

  it('credits it once within one order', async () => {
    const { product: other } = await createProduct({
      pricePaise: 300_000,
      classes: [part.course.id, (await createProduct()).course.id],
    })
    await buy(part.product.id)
    const { body } = await quoteAt(me.browser, { items: [{ product: whole.id }, { product: other.id }] })
    expect(body.quote).toMatchObject({ upgradePaise: 100_000, payablePaise: 450_000 })
  })

  it.each<[string, (order: string) => Promise<unknown>]>([
    ['cancelled', (orderId) => me.browser.post('/order/cancel', { orderId })],
    ['over', () => sweepPayments(shop.payload, new Date(Date.now() + 6 * DAY_MS))],
  ])('releases the earlier purchase when its order is %s', async (_what, end) => {
    const before = await buy(part.product.id)
    const order = await orderAt(me.browser, { items: [{ product: whole.id }] })
    await startAt(me.browser, order)
    expect(await usesLeft(shop.payload, `upgrade:${before}:0`)).toBe(0)
    await end(order)
    expect(await usesLeft(shop.payload, `upgrade:${before}:0`)).toBe(1)
    expect(await quote(whole.id)).toMatchObject({ upgradePaise: 100_000 })
  })

  it.each<[string, Partial<Entitlement>]>([
    ['has ended', { endsAt: new Date(Date.now() - 1000).toISOString() }],
    ['was taken back', { revokedAt: new Date().toISOString() }],
    ['is paused', { pausedAt: new Date().toISOString() }],
  ])('does not credit a purchase that %s', async (_what, data) => {
    await buy(part.product.id)
    await shop.payload.db.updateMany({
      collection: 'entitlements',
      where: { student: { equals: me.id } },
      data,
    })
    expect(await quote(whole.id)).toMatchObject({ upgradePaise: 0, payablePaise: 250_000 })
  })

  it('at a lower price than was paid is free, without a payout', async () => {
    const { product: cheap } = await createProduct({
      pricePaise: 50_000,
      mrpPaise: 60_000,
      classes: [part.course.id, (await createProduct()).course.id],
    })
    await buy(part.product.id)
    expect(await quote(cheap.id)).toMatchObject({ upgradePaise: 50_000, payablePaise: 0 })
  })
})
