import { describe, expect, it } from 'vitest'
import type { Order } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { prototypeKeys } from '#tests/support/hostileInput.ts'
import { newBuyer, openShop, withOtherProject } from '#tests/support/shop/openShop.ts'
import { stockOf } from '#tests/support/shop/sell.ts'
import { orderAt, orderRow, quoteAt } from '#tests/support/shop/shopper.ts'

const shop = openShop(async (own) => {
  const filled = await withOtherProject(own)
  return { ...filled, foreign: (await createCourse(own.payload, filled.elsewhere)).product }
})
const me = newBuyer(shop)

const QUANTITIES: [string, unknown][] = [
  ...[0, -1, 0.5, 1e9, 11].map((quantity): [string, unknown] => [String(quantity), quantity]),
  ['no number', Number.NaN],
  ['the text "1"', '1'],
  ...([
    ['null', null],
    ['yes', true],
    ['a list', [1]],
    ['an object', { valueOf: 1 }],
  ] as [string, unknown][]),
]
const PATHS = ['/payment/quote', '/payment/placeOrder', '/coupon/getdiscount', '/coupon/autoapply'] as const
const item = (product: unknown = shop.course.id) => ({ product: String(product), quantity: 1 })
const ordersOf = async (student: string): Promise<Order[]> =>
  (await shop.payload.db.find<Order>({ collection: 'orders', where: { student: { equals: student } } })).docs
/** Figures that a malicious client might send. */
const WISHED = {
  price: 1,
  pricePaise: 1,
  total: 1,
  totalPaise: 1,
  payable: 1,
  payablePaise: 1,
  amount: 1,
  netPaise: 1,
  discountPaise: 1e9,
  couponPaise: 1e9,
  taxPaise: -1e9,
  creditsPaise: 1e9,
  deliveryPaise: -1e9,
  free: true,
  available: 1e6,
  student: 'somebody',
  status: 'confirmed',
  paymentStatus: 'paid',
  paidBy: 'me',
  seenPaise: 1,
  taxRate: 0,
}

describe('figures of a client', () => {
  it('are ignored: quote, order and payment use the server’s prices', async () => {
    const items = [{ ...item(), ...WISHED }]
    const quoted = await me.browser.post<{ quote: { quoteId: string; payablePaise: number } }>(
      '/payment/quote',
      {
        ...WISHED,
        items,
      },
    )
    expect(quoted.body.quote.payablePaise).toBe(249_900)
    const { quoteId } = quoted.body.quote
    const placed = await me.browser.post<{ orderId: string }>('/payment/placeOrder', {
      ...WISHED,
      items,
      quoteId,
    })
    const { orderId } = placed.body
    expect(await orderRow(shop.payload, orderId)).toMatchObject({
      payablePaise: 249_900,
      status: 'placed',
      paymentStatus: 'pending',
      paidBy: null,
    })
    const { body } = await me.browser.post('/payment/createTxn', { ...WISHED, orderId, gateway: 'sandbox' })
    expect(body).toMatchObject({ amount: 249_900 })
    expect(await ordersOf(me.id)).toHaveLength(1)
  })

  it('are ignored in the cart', async () => {
    const { body } = await me.browser.post('/cart/change', { product: String(shop.course.id), ...WISHED })
    expect(body).toMatchObject({
      cart: { lines: [{ pricePaise: 249_900 }], quote: { payablePaise: 249_900 } },
    })
  })

  it('are refused over REST: students write no order, payment, coupon, stock, entitlement or key', async () => {
    const order = await orderAt(me.browser, { items: [{ product: shop.course.id }] })
    for (const collection of [
      'orders',
      'payments',
      'refunds',
      'coupons',
      'stock-levels',
      'carts',
      'entitlements',
      'class-serial-keys',
      'purchase-limits',
    ]) {
      const created = await me.browser.post(`/${collection}`, {
        ...WISHED,
        code: 'FREE',
        project: shop.project.id,
      })
      expect([401, 403, 404], `${collection} ${created.status}`).toContain(created.status)
    }
    const changed = await me.browser.call('PATCH', `/orders/${order}`, WISHED)
    expect([401, 403, 404]).toContain(changed.status)
    const level = await stockOf(shop.payload, String(shop.book.id))
    const counted = await me.browser.call('PATCH', `/stock-levels/${level.id}`, { available: 1e6 })
    expect([401, 403, 404]).toContain(counted.status)
    expect(await orderRow(shop.payload, order)).toMatchObject({
      payablePaise: 249_900,
      paymentStatus: 'pending',
    })
  })

  it('of credits are limited to the balance and to whole paise', async () => {
    const { body } = await quoteAt(me.browser, { items: [{ product: shop.course.id }], credits: 1e9 })
    expect(body.quote).toMatchObject({ creditsPaise: 0, payablePaise: 249_900 })
    for (const credits of [-1, 1e10, 0.5, '100', null])
      expect(
        (await quoteAt(me.browser, { items: [{ product: shop.course.id }], credits })).status,
        String(credits),
      ).toBe(400)
  })
})

describe.each(PATHS)('%s', (path) => {
  const ask = (body: object) =>
    me.browser.post(path, { coupon: 'SAVE', quoteId: 'q', address: me.address, ...body })

  it.each(QUANTITIES)('refuses a quantity of %s', async (_what, quantity) => {
    expect((await ask({ items: [{ product: String(shop.book.id), quantity }] })).status).toBe(400)
    expect(await ordersOf(me.id)).toEqual([])
  })

  it('refuses empty, too many and malformed items, and invalid product ids', async () => {
    const many = Array.from({ length: 100 }, () => item())
    for (const items of [
      [],
      many,
      null,
      'all',
      {},
      [null],
      [[]],
      [{ quantity: 1 }],
      [{ product: { $ne: '' }, quantity: 1 }],
      [{ product: '', quantity: 1 }],
      [{ product: 'x'.repeat(61), quantity: 1 }],
    ])
      expect((await ask({ items })).status, JSON.stringify(items)?.slice(0, 60)).toBe(400)
  })

  it('does not find products of another project, unknown ones, or hostile ids', async () => {
    for (const id of [shop.foreign.id, 'nothing', '__proto__', 'constructor', "' OR 1=1 --", '%', '*']) {
      const { body } = await ask({ items: [item(id)] })
      expect(body, String(id)).toMatchObject({ apiSuccess: false, code: 'productGone' })
    }
    expect(await ordersOf(me.id)).toEqual([])
  })

  it('is not affected by prototype keys', async () => {
    const { status } = await ask({
      ...(prototypeKeys() as object),
      items: [{ ...(prototypeKeys() as object), ...item() }],
    })
    expect(status).toBeLessThan(500)
    expect(({} as { isPolluted?: boolean }).isPolluted).toBeUndefined()
  })
})

describe('changing the cart', () => {
  it.each(QUANTITIES.filter(([name]) => name !== '0'))(
    'refuses a quantity of %s',
    async (_what, quantity) => {
      const { status } = await me.browser.post('/cart/change', { product: String(shop.book.id), quantity })
      expect(status).toBe(400)
      expect((await me.browser.get<{ count: number }>('/cart/count')).body.count).toBe(0)
    },
  )

  it.each<[string, object]>([
    ['no product', {}],
    ['a product that is a condition', { product: { $ne: null } }],
    ['a variant that is a condition', { product: 'x', variant: { $gt: '' } }],
    ['a validity of no days', { product: 'x', validity: 0 }],
    ['a validity of a century', { product: 'x', validity: 36_500 }],
    ['a flag that is a text', { product: 'x', isSaved: 'true' }],
  ])('refuses %s', async (_what, body) => {
    expect((await me.browser.post('/cart/change', body)).status).toBe(400)
  })
})
