import { describe, expect, it } from 'vitest'
import { viewAsCookie } from '#access/session/cookieNames.ts'
import type { Address, Order } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { addAddress } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { createBook, createCoupon, stockOf } from '#tests/support/shop/sell.ts'
import { countStock, updateAsAdmin } from '#tests/support/shop/shopOwner.ts'
import {
  openShopper,
  orderAt,
  orderRow,
  payAt,
  placeAt,
  quoteAt,
  startAt,
} from '#tests/support/shop/shopper.ts'
import { staffOf } from '../people/support.ts'

const shop = openShop(withCourse)

const ordersOf = async (student: string) =>
  (await shop.payload.db.find<Order>({ collection: 'orders', where: { student: { equals: student } } })).docs

/** A second address of a person, beside the default one. */
async function secondAddress(browser: Browser, student: string): Promise<string> {
  await addAddress(browser, '462003')
  const where = { student: { equals: student }, pincode: { equals: '462003' } }
  const added = await shop.payload.db.findOne<Address>({ collection: 'addresses', where })
  return String(added?.id)
}

describe('a quote', () => {
  it('is given to anonymous visitors, with and without an address', async () => {
    const book = await createBook(shop.payload, shop.project, 3)
    const items = [{ product: shop.course.id }, { product: book.id, quantity: 2 }]
    const { status, body } = await quoteAt(openBrowser(shop.project), { items })
    expect(status).toBe(200)
    expect(body.quote).toMatchObject({
      itemsPaise: 499_900 + 120_000,
      offerPaise: 250_000 + 20_000,
      payablePaise: 349_900,
      needsAddress: true,
      arrivesBy: null,
    })
    const placed = await quoteAt(openBrowser(shop.project), {
      items,
      place: { state: 'MP', pincode: '462002' },
    })
    expect(placed.body.quote.arrivesBy).toBeGreaterThan(Date.now())
    expect((await placeAt(openBrowser(shop.project), { items })).status).toBe(401)
  })

  it('is refused as a whole when a product is sold out, and says how many are left', async () => {
    const few = await createBook(shop.payload, shop.project, 2)
    const { body } = await quoteAt(openBrowser(shop.project), { items: [{ product: few.id, quantity: 3 }] })
    expect(body).toMatchObject({ apiSuccess: false, code: 'outOfStock' })
    expect(body.message).toBe(`Only 2 of ${few.title} are left.`)
    await countStock(shop.payload, few.id, { available: 0 })
    const none = await quoteAt(openBrowser(shop.project), {
      items: [{ product: few.id }, { product: shop.course.id }],
    })
    expect(none.body.message).toBe(`${few.title} is currently sold out.`)
  })

  it('sums lines of the same product, at most ten pieces', async () => {
    const book = await createBook(shop.payload, shop.project, null)
    const items = [6, 3, 8].map((quantity) => ({ product: book.id, quantity }))
    const { body } = await quoteAt(openBrowser(shop.project), {
      items: [...items, { product: shop.course.id }],
    })
    expect(body.quote.lines.map(({ quantity }) => quantity)).toEqual([10, 1])
  })
})

describe('an order', () => {
  it('of goods needs a saved address of the student in the delivery area', async () => {
    const book = await createBook(shop.payload, shop.project, null)
    const [me, other] = [
      await openShopper(shop.payload, shop.project),
      await openShopper(shop.payload, shop.project),
    ]
    const items = [{ product: book.id }]
    expect((await placeAt(me.browser, { items })).body.code).toBe('addressNeeded')
    // A PIN code and state suffice for a quote but not for an order.
    const place = { state: 'MP', pincode: '462002' }
    expect((await placeAt(me.browser, { items, place })).body.code).toBe('addressNeeded')
    const foreign = await addAddress(other.browser)
    expect((await placeAt(me.browser, { items, address: foreign })).status).toBe(404)
    expect((await placeAt(me.browser, { items, address: 'nothing' })).status).toBe(404)
    const own = await addAddress(me.browser)
    await shop.payload.db.updateOne({
      collection: 'addresses',
      where: { id: { equals: own } },
      data: { pincode: '000000' },
    })
    expect((await placeAt(me.browser, { items, address: own })).body.code).toBe('notDeliverable')
    await shop.payload.db.updateOne({
      collection: 'addresses',
      where: { id: { equals: own } },
      data: { pincode: '462002' },
    })
    const order = await orderRow(shop.payload, await orderAt(me.browser, { items, address: own }))
    expect(order.address).toMatchObject({ name: 'Some Body', city: 'A city', state: 'MP', pincode: '462002' })
    expect(await ordersOf(me.id)).toHaveLength(1)
  })

  it('is placed once by concurrent requests', async () => {
    const { id, browser } = await openShopper(shop.payload, shop.project)
    const { body } = await quoteAt(browser, { items: [{ product: shop.course.id }] })
    const items = [{ product: String(shop.course.id), quantity: 1 }]
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        browser.post<{ orderId: string }>('/payment/placeOrder', { items, quoteId: body.quote.quoteId }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.body.orderId)).size).toBe(1)
    expect(await ordersOf(id)).toHaveLength(1)
  })

  it('cancels the earlier unpaid one of the same items, and no other', async () => {
    const book = await createBook(shop.payload, shop.project, 5)
    const { id, browser } = await openShopper(shop.payload, shop.project)
    const address = await addAddress(browser)
    const paid = await orderAt(browser, { items: [{ product: book.id }], address })
    await payAt(shop.payload, shop.project, browser, paid)
    const other = await orderAt(browser, { items: [{ product: shop.course.id }] })
    const items = [{ product: book.id, quantity: 2 }]
    const first = await orderAt(browser, { items, address })
    await startAt(browser, first)
    const { body } = await placeAt(browser, { items, address: await secondAddress(browser, id) })
    const states = await Promise.all(
      [paid, other, first, body.orderId].map(async (one) => (await orderRow(shop.payload, one)).status),
    )
    expect(states).toEqual(['confirmed', 'placed', 'cancelled', 'placed'])
    const closed = await orderRow(shop.payload, first)
    expect(closed.timeline.at(-1)).toMatchObject({
      event: 'cancelled',
      text: body.number,
    })
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(4)
  })

  it('of a course that was meanwhile bought in another order cannot be paid', async () => {
    const { product: other } = await createCourse(shop.payload, shop.project)
    const { browser } = await openShopper(shop.payload, shop.project)
    const first = await orderAt(browser, { items: [{ product: shop.course.id }] })
    const both = { items: [{ product: shop.course.id }, { product: other.id }] }
    await payAt(shop.payload, shop.project, browser, await orderAt(browser, both))
    const { body } = await startAt(browser, first)
    expect(body).toMatchObject({ apiSuccess: false, code: 'alreadyOwned' })
    expect(body.message).toMatch(/^You have bought a part of this in order SH-/)
  })

  it('and a concurrent one to another address never cancel each other', async () => {
    const book = await createBook(shop.payload, shop.project, 5)
    const { id, browser } = await openShopper(shop.payload, shop.project)
    const [home, work] = [await addAddress(browser), await secondAddress(browser, id)]
    const items = [{ product: book.id }]
    await Promise.all([home, work].map((address) => placeAt(browser, { items, address })))
    const open = (await ordersOf(id)).filter(({ status }) => status === 'placed')
    expect(open.length).toBeGreaterThan(0)
  })

  it('to another address is a different one', async () => {
    const book = await createBook(shop.payload, shop.project, null)
    const { browser } = await openShopper(shop.payload, shop.project)
    const home = await addAddress(browser)
    const items = [{ product: book.id }]
    const first = await orderAt(browser, { items, address: home })
    await shop.payload.db.updateOne({
      collection: 'addresses',
      where: { id: { equals: home } },
      data: { line1: 'House 2' },
    })
    expect(await orderAt(browser, { items, address: home })).not.toBe(first)
  })

  it('at a changed price gives 409 with the new quote, which is then accepted', async () => {
    const { product } = await createCourse(shop.payload, shop.project)
    const { browser } = await openShopper(shop.payload, shop.project)
    const { body } = await quoteAt(browser, { items: [{ product: product.id }] })
    await updateAsAdmin(shop.payload, shop.project, 'selling-products', product.id, { pricePaise: 10_000 })
    const wish = { items: [{ product: String(product.id), quantity: 1 }] }
    const refused = await browser.post<{ quote: { quoteId: string } }>('/payment/placeOrder', {
      ...wish,
      quoteId: body.quote.quoteId,
    })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'quoteChanged', quote: { payablePaise: 10_000 } },
    ])
    const { quoteId } = refused.body.quote
    expect((await browser.post('/payment/placeOrder', { ...wish, quoteId })).body).toMatchObject({
      payable: 10_000,
    })
  })

  it('whose coupon was paused meanwhile gives 409 with a quote without it', async () => {
    const { id, code } = await createCoupon(shop.payload, shop.project)
    const { browser } = await openShopper(shop.payload, shop.project)
    const { body } = await quoteAt(browser, { items: [{ product: shop.course.id }], coupon: code })
    await updateAsAdmin(shop.payload, shop.project, 'coupons', id, { isActive: false })
    const items = [{ product: String(shop.course.id), quantity: 1 }]
    const refused = await browser.post('/payment/placeOrder', {
      items,
      coupon: code,
      quoteId: body.quote.quoteId,
    })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { quote: { couponPaise: 0, payablePaise: 249_900 } },
    ])
  })

  it('cannot be paid, read or cancelled by others', async () => {
    const [owner, stranger] = [
      await openShopper(shop.payload, shop.project),
      await openShopper(shop.payload, shop.project),
    ]
    const orderId = await orderAt(owner.browser, { items: [{ product: shop.course.id }] })
    const calls = [
      ['/payment/createTxn', { orderId, gateway: 'sandbox' }],
      ['/payment/orderReceipt', { orderId }],
      ['/order/cancel', { orderId }],
      ['/order/keys', { orderId }],
      ['/order/transfer', { orderId, reference: 'UTR0000000001' }],
    ] as [string, object][]
    for (const [path, body] of calls) {
      expect((await stranger.browser.post(path, body)).status, path).toBe(404)
      expect((await openBrowser(shop.project).post(path, body)).status, path).toBe(401)
    }
    expect((await stranger.browser.get(`/orders/${orderId}`)).status).toBe(404)
    expect((await owner.browser.get(`/orders/${orderId}`)).status).toBe(200)
  })

  it('is refused to blocked people and view-as sessions', async () => {
    const { person, id, browser } = await openShopper(shop.payload, shop.project)
    const admin = await staffOf(shop.payload, shop.project, 800)
    const panel = { referer: `http://${shop.project.slug}.localhost/admin/collections/users` }
    await admin.browser.post('/people/viewas', { user: id, reason: 'They called' }, panel)
    expect(admin.browser.jar.has(viewAsCookie(shop.project.slug))).toBe(true)
    expect((await placeAt(admin.browser, { items: [{ product: shop.course.id }] })).status).toBe(401)
    await shop.payload.update({
      collection: 'users',
      id: person.id,
      data: { isBlocked: true },
      overrideAccess: true,
      context: { project: shop.project },
    })
    expect((await placeAt(browser, { items: [{ product: shop.course.id }] })).status).toBe(401)
    expect(await ordersOf(id)).toEqual([])
  })
})
