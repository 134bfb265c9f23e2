import { beforeEach, describe, expect, it } from 'vitest'
import { fulfilOrder } from '#cms/operations/fulfilment/fulfilOrder.ts'
import type { Class, ClassSerialKey, SellingProduct } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { payAtGateway } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { stockOf } from '#tests/support/shop/sell.ts'
import { countStock, fillPool } from '#tests/support/shop/shopOwner.ts'
import { buyAt, openShopper, orderAt, orderRow, type Shopper, startAt } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const me = newShopper(shop)
let pack: SellingProduct
let course: Class
beforeEach(async () => {
  const made = await createCourse(shop.payload, shop.project, {
    kind: 'serial-key-pack',
    keysFrom: 'pool',
    keyCount: 1,
    validityDays: 30,
  })
  pack = made.product
  course = made.course
})

type Keys = { keys: { line: number; key: string; state: string }[] }
const buy = (quantity = 1, { browser } = me) =>
  buyAt(shop.payload, shop.project, browser, { items: [{ product: pack.id, quantity }] })
const keysOf = async (orderId: string, { browser } = me) =>
  (await browser.post<Keys>('/order/keys', { orderId })).body.keys
const redeem = (key: string, { browser } = me) =>
  browser.post<{ apiSuccess: boolean; code?: string; title?: string }>('/keys/redeem', { key })
const rows = async (where: object = {}): Promise<ClassSerialKey[]> =>
  (
    await shop.payload.db.find<ClassSerialKey>({
      collection: 'class-serial-keys',
      where: { and: [{ product: { equals: pack.id } }, where] } as never,
      pagination: false,
    })
  ).docs
const classesOf = async ({ browser }: Shopper) =>
  (await browser.get<{ classes: { class: { slug: string } }[] }>('/learn/classes')).body.classes.map(
    (one) => one.class.slug,
  )

describe('bought keys', () => {
  it('are assigned at once in the paid number, and do not open the product to the buyer', async () => {
    const keys = await fillPool(shop.payload, shop.project, pack.id, 5)
    const order = await buy(3)
    const shown = await keysOf(order)
    expect(shown.map(({ line, state }) => [line, state])).toEqual([0, 1, 2].map(() => [0, 'assigned']))
    expect(new Set(shown.map(({ key }) => key)).size).toBe(3)
    for (const { key } of shown) expect(keys).toContain(key)
    expect(await classesOf(me)).toEqual([])
    expect((await stockOf(shop.payload, String(pack.id))).available).toBe(2)
    expect(await orderRow(shop.payload, order)).toMatchObject({
      status: 'completed',
      lines: [{ state: 'fulfilled' }],
    })
  })

  it('of a multi-key pack are several per piece, and counted so', async () => {
    const made = await createCourse(shop.payload, shop.project, {
      kind: 'serial-key-pack',
      keysFrom: 'pool',
      keyCount: 2,
    })
    pack = made.product
    await fillPool(shop.payload, shop.project, pack.id, 5)
    expect(await keysOf(await buy(2))).toHaveLength(4)
    const other = await openShopper(shop.payload, shop.project)
    const refused = await other.browser.post('/payment/quote', { items: [{ product: pack.id, quantity: 1 }] })
    expect(refused.body).toMatchObject({ apiSuccess: false, code: 'outOfStock' })
  })

  it('are stored encrypted, and returned to their buyer only', async () => {
    const [key = ''] = await fillPool(shop.payload, shop.project, pack.id, 1)
    const order = await buy()
    expect(JSON.stringify(await rows())).not.toContain(key)
    expect(JSON.stringify((await me.browser.get(`/orders/${order}`)).body)).not.toContain(key)
    const stranger = await openShopper(shop.payload, shop.project)
    expect((await stranger.browser.post('/order/keys', { orderId: order })).status).toBe(404)
    expect((await openBrowser(shop.project).post('/order/keys', { orderId: order })).status).toBe(401)
    const list = await me.browser.get('/class-serial-keys')
    expect(JSON.stringify(list.body)).not.toContain((await rows())[0]?.sealed)
    expect(list.status === 403 || (list.body as { docs: unknown[] }).docs.length === 0).toBe(true)
  })

  it('are assigned once when the order is fulfilled concurrently', async () => {
    await fillPool(shop.payload, shop.project, pack.id, 10)
    const order = await buy(3)
    const before = (await keysOf(order)).map(({ key }) => key)
    const lines = (await orderRow(shop.payload, order)).lines.map((line) => ({
      ...line,
      state: 'waiting' as const,
    }))
    await shop.payload.db.updateOne({
      collection: 'orders',
      where: { id: { equals: order } },
      data: { pendingTask: 'fulfil', lines },
    })
    await Promise.all([1, 2, 3, 4].map(() => fulfilOrder(shop.payload, order, new Date())))
    expect((await keysOf(order)).map(({ key }) => key)).toEqual(before)
    expect(await rows({ state: { equals: 'available' } })).toHaveLength(7)
  })

  it('that are too few for two paid orders go to one, and the other waits', async () => {
    await fillPool(shop.payload, shop.project, pack.id, 1)
    await countStock(shop.payload, pack.id, { mayBackorder: true })
    const other = await openShopper(shop.payload, shop.project)
    const orders = await Promise.all(
      [me, other].map(async ({ browser }) => {
        const orderId = await orderAt(browser, { items: [{ product: pack.id }] })
        const { body } = await startAt(browser, orderId)
        return {
          browser,
          orderId,
          fields: await payAtGateway(shop.payload, shop.project, body.gatewayOrderId),
        }
      }),
    )
    await Promise.all(
      orders.map(({ browser, orderId, fields }) =>
        browser.post('/payment/orderReceipt', { orderId, ...fields }),
      ),
    )
    const after = await Promise.all(orders.map(({ orderId }) => orderRow(shop.payload, orderId)))
    expect(after.map(({ lines }) => lines[0]?.state).toSorted()).toEqual(['backordered', 'fulfilled'])
    expect(after.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'paid'])
    expect(await rows({ state: { equals: 'assigned' } })).toHaveLength(1)
    const shown = await Promise.all(
      orders.map(
        async ({ browser, orderId }) => (await browser.post<Keys>('/order/keys', { orderId })).body.keys,
      ),
    )
    expect(shown.map((keys) => keys.length).toSorted()).toEqual([0, 1])
  })

  it('of a partly fulfilled order are void once it is refunded', async () => {
    await fillPool(shop.payload, shop.project, pack.id, 1)
    await countStock(shop.payload, pack.id, { mayBackorder: true })
    const order = await buy(2)
    const [given] = await keysOf(order)
    expect((await me.browser.post('/order/cancel', { orderId: order })).body).toMatchObject({
      apiSuccess: true,
    })
    expect(await orderRow(shop.payload, order)).toMatchObject({ paymentStatus: 'refunded' })
    expect((await redeem(given?.key as string)).body).toMatchObject({ apiSuccess: false, code: 'keyRefused' })
    expect(await classesOf(me)).toEqual([])
    // Only the unassigned key returns to stock; the one already shown is used up.
    expect((await stockOf(shop.payload, String(pack.id))).available).toBe(0)
  })
})

describe('using a key', () => {
  const buyKey = async () => {
    await fillPool(shop.payload, shop.project, pack.id, 3)
    return (await keysOf(await buy()))[0]?.key as string
  }

  it('opens its product to the person who enters it, in any case and spacing, for its duration', async () => {
    const key = await buyKey()
    const friend = await openShopper(shop.payload, shop.project)
    const typed = ` ${key.toLowerCase().replaceAll('-', ' ')} `
    expect((await redeem(typed, friend)).body).toMatchObject({ apiSuccess: true, title: pack.title })
    expect(await classesOf(friend)).toEqual([course.slug])
    const { docs } = await shop.payload.db.find<{ startsAt: string; endsAt: string; source: string }>({
      collection: 'entitlements',
      where: { student: { equals: friend.id } },
    })
    for (const { startsAt, endsAt, source } of docs)
      expect([source, (Date.parse(endsAt) - Date.parse(startsAt)) / 86_400_000]).toEqual(['serialKey', 30])
  })

  it('works once: for the first of concurrent people, and repeatedly for that person only', async () => {
    const key = await buyKey()
    const friends = await Promise.all(
      Array.from({ length: 5 }, () => openShopper(shop.payload, shop.project)),
    )
    const answers = await Promise.all(friends.map((friend) => redeem(key, friend)))
    const won = answers.flatMap(({ body }, index) => (body.apiSuccess ? [index] : []))
    expect(won).toHaveLength(1)
    const opened = await Promise.all(friends.map(classesOf))
    expect(opened.flat()).toEqual([course.slug])
    const winner = friends[won[0] as number] as Shopper
    expect((await redeem(key, winner)).body.apiSuccess).toBe(true)
    const { totalDocs } = await shop.payload.db.count({
      collection: 'entitlements',
      where: { student: { equals: winner.id } },
    })
    expect(totalDocs).toBe(2)
  })

  it('is refused for unsold, blocked, foreign and unknown keys', async () => {
    const [free = '', blocked = ''] = await fillPool(shop.payload, shop.project, pack.id, 2)
    await shop.payload.db.updateOne({
      collection: 'class-serial-keys',
      where: { and: [{ product: { equals: pack.id } }, { ending: { equals: blocked.slice(-4) } }] },
      data: { state: 'revoked' },
    })
    const elsewhere = await createProject(shop.payload)
    const foreign = await createCourse(shop.payload, elsewhere, { kind: 'serial-key-pack', keysFrom: 'pool' })
    const [foreignKey = ''] = await fillPool(shop.payload, elsewhere, foreign.product.id, 1)
    await shop.payload.db.updateMany({
      collection: 'class-serial-keys',
      where: { product: { equals: foreign.product.id } },
      data: { state: 'assigned' },
    })
    for (const key of [free, blocked, foreignKey, 'AAAA-BBBB-CCCC-DDDD', "' OR 1=1 --"])
      expect((await redeem(key)).body, key).toMatchObject({ apiSuccess: false, code: 'keyRefused' })
    expect(await classesOf(me)).toEqual([])
    expect((await openBrowser(shop.project).post('/keys/redeem', { key: free })).status).toBe(401)
  })

  it('is limited to twenty guesses an hour, then even the right key is refused', async () => {
    const key = await buyKey()
    for (let guess = 0; guess < 20; guess++)
      expect((await redeem(`GUESS-${guess}`)).body.code).toBe('keyRefused')
    const { body } = await me.browser.post<{ code: string; message: string }>('/keys/redeem', { key })
    expect(body.code).toBe('limit')
    expect(body.message).not.toMatch(/files/)
    expect(await rows({ state: { equals: 'redeemed' } })).toEqual([])
    expect((await redeem(key, await openShopper(shop.payload, shop.project))).body.apiSuccess).toBe(true)
  })
})
