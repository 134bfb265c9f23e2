import { beforeAll, describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { moveLines } from '#cms/operations/courier/moveLines.ts'
import { tidyWallets } from '#cms/operations/ledger/tidyWallets.ts'
import { collectCash } from '#cms/operations/orders/collectCash.ts'
import { approveReturn, receiveReturn, refuseReturn } from '#cms/operations/returns/decideReturn.ts'
import { guardedUpdate, readRows } from '#collections/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { availableOf, pendingOf } from '#domain/ledger/Wallet.ts'
import type { BackFigures } from '#domain/returns/backOf.ts'
import type { Entitlement, Refund, Return, SellingProduct } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { random } from '#tests/support/random.ts'
import { newBuyer, openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { deliverOrder, packOrder } from '#tests/support/shop/parcels.ts'
import { createBook, createCoupon, stockOf } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import {
  buyAt,
  openShopper,
  orderAt,
  orderRow,
  type Refusable,
  type Shopper,
  startAt,
} from '#tests/support/shop/shopper.ts'
import { entriesOf, giveCredits, switchCreditsOn, walletOf } from '#tests/support/wallets.ts'

const shop = openShop(withCourseAndBook)
const me = newBuyer(shop)
const EXPRESS = { pricePaise: 9900, kilogramPaise: 0, freeFromPaise: null, fasterDays: 0 }

beforeAll(async () => {
  await switchCreditsOn(shop.payload, shop.project, {
    earning: [{ percent: 10, flatPaise: 0, mostPaise: null }] as never,
  })
  await setShop(shop.payload, shop.project, 'shop-settings', {
    roundsToRupee: true,
    delivery: [{ label: 'Standard', ...EXPRESS }],
    tax: { gstin: '23AAACN1234A1ZF', legalName: 'Some Seller', learningPercent: 18, goodsPercent: 5 },
    returns: { goodsDays: 7, learningDays: 7, mostProgress: 20, refundsDelivery: false },
  })
  await setShop(shop.payload, shop.project, 'payment-settings', {
    cashOnDelivery: { isActive: true, maxPaise: 0, feePaise: 4000 },
  })
})

type Wanted = { index: number; quantity: number; reason: string }
type Answer = Refusable<{ returns: string[]; figures: BackFigures }>
let asked = 0

const estimate = (orderId: string, lines: Wanted[]) =>
  me.browser.post<Answer>('/order/returnestimate', { orderId, lines })
const ask = (orderId: string, lines: Wanted[], more: object = {}) =>
  me.browser.post<Answer>('/order/return', {
    ...{ orderId, lines, way: 'source', requestKey: `request-${process.pid}-${asked++}`, ...more },
  })
const rows = <T>(collection: 'refunds' | 'returns' | 'entitlements', order: string): Promise<T[]> =>
  readRows({
    payload: shop.payload,
    collection,
    where: { order: { equals: order } },
    sort: ['createdAt'],
    limit: 100,
  }) as Promise<T[]>
const desk = (id: string) => ({ payload: shop.payload, id, by: 'Somebody', answer: 'Fine', now: new Date() })
const available = async () => availableOf(await walletOf(shop.payload, me.person), Date.now())

const deliver = (orderId: string) => deliverOrder(shop.payload, orderId)

const one = (reason = 'notNeeded', quantity = 1, index = 0): Wanted => ({ index, quantity, reason })

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
    expect(body).toMatchObject({ apiSuccess: true, message: 'We have your request.' })
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
    expect((await stockOf(shop.payload, String(book.id))).free).toBe(4)
    // The other one of it goes too, and now what bringing it cost comes along.
    const { body: rest } = await ask(order, [one('notNeeded', 1, index)])
    expect(rest.apiSuccess).toBe(true)
    const end = await orderRow(shop.payload, order)
    expect(end.lines[index]).toMatchObject({ state: 'cancelled' })
    expect(end).toMatchObject({ status: 'completed', fulfilment: 'done' })
    expect(end.refundedPaise).toBe(line.netPaise - line.creditsPaise + before.deliveryPaise)
    expect((await stockOf(shop.payload, String(book.id))).free).toBe(5)
    const open = await rows<Entitlement>('entitlements', order)
    const isOpen = (line: number) =>
      open.filter((row) => row.line === line).every(({ revokedAt }) => !revokedAt)
    expect([isOpen(index), isOpen(1 - index)]).toEqual([false, true])
  })

  it('of an order to be paid at the door makes it cheaper, and only the rest is collected', async () => {
    const book = await createBook(shop.payload, shop.project, 5)
    const order = await orderAt(me.browser, {
      items: [{ product: book.id, quantity: 3 }],
      ...{ address: me.address, method: 'cashOnDelivery' },
    })
    await startAt(me.browser, order, 'cashOnDelivery')
    const before = await orderRow(shop.payload, order)
    await ask(order, [one()])
    const { backs, paymentStatus } = await orderRow(shop.payload, order)
    expect([paymentStatus, backs[0]?.isOff, backs[0]?.figures.paidPaise]).toEqual(['due', true, 50_000])
    expect(await rows<Refund>('refunds', order)).toEqual([])
    await deliver(order)
    const row = await orderRow(shop.payload, order)
    await collectCash({ payload: shop.payload, order: row, by: 'Somebody', now: new Date() })
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
    expect((await stockOf(shop.payload, String(book.id))).free).toBe(3)
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
    expect((await orderRow(shop.payload, order)).backs).toHaveLength(1)
    expect(await rows<Refund>('refunds', order)).toHaveLength(1)
    expect((await stockOf(shop.payload, String(book.id))).free).toBe(5)
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
    expect((await stockOf(shop.payload, book)).free).toBe(8)
    expect(row.lines[0]).toMatchObject({ state: 'delivered' })
    const [back] = await rows<Return>('returns', order)
    expect(back).toMatchObject({ state: 'done', work: null, paidPaise: told.figures.paidPaise })
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

  it('that are refused when they come are not paid back, and may not be asked for in vain again and again', async () => {
    const { order } = await buyBooks(1)
    await deliver(order)
    const { body } = await ask(order, [one()])
    const [id] = body.returns as [string]
    await approveReturn(desk(id))
    const refused = await receiveReturn({ ...desk(id), grades: ['refused'] })
    expect(refused).toMatchObject({ state: 'refused' })
    expect((await orderRow(shop.payload, order)).backs).toEqual([])
    expect((await orderRow(shop.payload, order)).asks).toEqual([])
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
    await guardedUpdate({
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
    await guardedUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order } },
      data: { paidAt: new Date(Date.now() - 8 * DAY_MS).toISOString() },
    })
    expect(await reason()).toBe('tooLate')
    await guardedUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order } },
      data: { paidAt: new Date().toISOString() },
    })
    const lecture = lectures[0]?.id as string
    await me.browser.post('/learn/complete', { class: String(course.id), lecture })
    expect(await reason()).toBe('seen')
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
    expect((await orderRow(shop.payload, order)).asks).toEqual([])
    expect((await me.browser.post('/order/withdrawreturn', { id })).body).toMatchObject({
      code: 'returnNotPossible',
    })
  })
})

describe('after a kill at any step', () => {
  it('a decided return is finished by the sweeper, each thing once', async () => {
    const book = await createBook(shop.payload, shop.project, 9)
    await giveCredits(shop.payload, shop.project, me.person, 20_000)
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: book.id, quantity: 2 }],
      ...{ address: me.address, credits: 20_000 },
    })
    await deliver(order)
    const { body } = await ask(order, [one('damaged', 2)])
    const id = body.returns[0] as string
    await approveReturn(desk(id))
    await receiveReturn({ ...desk(id), grades: ['asNew'] })
    const end = await orderRow(shop.payload, order)
    // As if the process had died after every step and just before the last one: all of it is done again.
    for (const later of [0, 10 * 60_000]) {
      await guardedUpdate({
        payload: shop.payload,
        collection: 'returns',
        where: { id: { equals: id } },
        data: { state: 'refunding', work: 'refund', rev: { $inc: 1 } as never },
      })
      await sweepPayments(shop.payload, new Date(Date.now() + later))
    }
    expect((await rows<Return>('returns', order))[0]).toMatchObject({ state: 'done', work: null })
    expect(await orderRow(shop.payload, order)).toMatchObject({
      ...{ refundedPaise: end.refundedPaise, backs: end.backs },
    })
    expect(await rows<Refund>('refunds', order)).toHaveLength(1)
    expect(await available()).toBe(20_000)
    expect((await stockOf(shop.payload, String(book.id))).free).toBe(9)
  })

  it('a request that had not got its pieces yet gets them, or is taken back', async () => {
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: shop.course.id }],
    })
    const { body } = await ask(order, [one()])
    const id = body.returns[0] as string
    await refuseReturn(desk(id))
    await guardedUpdate({
      payload: shop.payload,
      collection: 'returns',
      where: { id: { equals: id } },
      data: { state: 'asked', work: 'ask', rev: { $inc: 1 } as never },
    })
    await sweepPayments(shop.payload, new Date())
    expect((await orderRow(shop.payload, order)).asks).toEqual([{ id, quantities: [1] }])
    expect((await rows<Return>('returns', order))[0]).toMatchObject({ state: 'asked', work: null })
  })
})

describe('refunds of random orders with coupon, credits and cashback', () => {
  const SEEDS = process.env.LONG ? 60 : 6

  it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    'come to what the estimate said, to the paisa, and all together to all that was paid (seed %i)',
    async (seed) => {
      const draw = random(seed)
      const pick = (most: number) => 1 + Math.floor(draw() * most)
      const book = await createBook(shop.payload, shop.project, 30, {
        ...{ pricePaise: pick(90_000) + 500, mrpPaise: 200_000 },
      })
      const { product } = await createCourse(shop.payload, shop.project, {
        ...{ pricePaise: pick(300_000) + 900, mrpPaise: 400_000 },
      })
      const coupon = await createCoupon(shop.payload, shop.project, { percent: pick(40) })
      const credits = pick(60_000)
      await giveCredits(shop.payload, shop.project, me.person, credits)
      const order = await buyAt(shop.payload, shop.project, me.browser, {
        items: [{ product: book.id, quantity: pick(4) }, { product: product.id }],
        ...{ address: me.address, credits, coupon: coupon.code },
      })
      await deliver(order)
      const start = await orderRow(shop.payload, order)
      let [paid, back] = [0, 0]
      for (const [index, line] of start.lines.entries()) {
        for (let left = line.quantity; left > 0; ) {
          const quantity = Math.min(left, pick(2))
          left -= quantity
          const had = await available()
          const { refundedPaise } = await orderRow(shop.payload, order)
          const { body: told } = await estimate(order, [one('damaged', quantity, index)])
          const { body } = await ask(order, [one('damaged', quantity, index)])
          const id = body.returns[0] as string
          await approveReturn(desk(id))
          if (line.goods.length > 0) await receiveReturn({ ...desk(id), grades: ['asNew'] })
          const now = await orderRow(shop.payload, order)
          expect(now.refundedPaise - refundedPaise, `seed ${seed}`).toBe(told.figures.paidPaise)
          expect((await available()) - had, `seed ${seed}`).toBe(told.figures.creditsPaise)
          paid += told.figures.paidPaise
          back += told.figures.creditsPaise
        }
      }
      expect([paid, back], `seed ${seed}`).toEqual([start.payablePaise, start.creditsPaise])
      expect(pendingOf(await walletOf(shop.payload, me.person))).toBe(0)
      expect((await orderRow(shop.payload, order)).paymentStatus).toBe('refunded')
      expect((await stockOf(shop.payload, String(book.id))).free).toBe(30)
      await tidyWallets(shop.payload, new Date(Date.now() + 30 * DAY_MS), false)
      expect((await entriesOf(shop.payload, me.person)).at(-1)?.pendingAfter).toBe(0)
    },
    60_000,
  )
})
