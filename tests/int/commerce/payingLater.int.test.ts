import { beforeEach, describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { collectCashOnDelivery } from '#cms/operations/orders/collectCashOnDelivery.ts'
import { collectPayment } from '#cms/operations/orders/collectPayment.ts'
import { countRows } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { Entitlement } from '#payload-types'
import { addAddress } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { Scheduler, scheduledPayload } from '#tests/support/model/Scheduler.ts'
import { newBook, newBuyer, openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { createBook, createCoupon, stockOf } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import {
  openShopper,
  orderAt,
  orderRow,
  placeAt,
  quoteAt,
  type Shopper,
  startAt,
} from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourse)
beforeEach(async () => {
  await setShop(shop.payload, shop.project, 'shop-settings', { cashStates: [] })
  await setShop(shop.payload, shop.project, 'payment-settings', {
    cashOnDelivery: { isActive: true, maxPaise: 0, feePaise: 4900 },
    bankTransfer: { isActive: true, instructions: 'To the account of the shop' },
  })
})
const book = newBook(shop, 3)
const me = newBuyer(shop)

const cash = (values: object) =>
  setShop(shop.payload, shop.project, 'payment-settings', { cashOnDelivery: { isActive: true, ...values } })
const wish = (quantity = 1) => ({ items: [{ product: book.id, quantity }], address: me.address })
const byCash = { method: 'cashOnDelivery' }
const byBank = { method: 'bankTransfer' }
const entitled = async (order: string) =>
  (
    await shop.payload.db.find<Entitlement>({
      collection: 'entitlements',
      where: { order: { equals: order } },
    })
  ).docs
const eventsOf = async (order: string) =>
  (await orderRow(shop.payload, order)).timeline.map(({ event }) => event)
const cashOption = async (body: object) =>
  (await quoteAt(me.browser, { ...wish(), ...body })).body.quote.payOptions.find(
    ({ gateway }) => gateway === 'cashOnDelivery',
  )

describe('cash on delivery', () => {
  it('adds its fee to the quote, and other payment methods do not', async () => {
    const online = (await quoteAt(me.browser, wish())).body.quote
    const atDoor = (await quoteAt(me.browser, { ...wish(), ...byCash })).body.quote
    expect([online.feePaise, online.payablePaise]).toEqual([0, 50_000])
    expect([atDoor.feePaise, atDoor.payablePaise]).toEqual([4900, 54_900])
    expect(await cashOption({})).toEqual({
      gateway: 'cashOnDelivery',
      method: 'cashOnDelivery',
      feePaise: 4900,
      reason: null,
    })
  })

  it('confirms the order at once: stock sold, payment due, nothing opened', async () => {
    const order = await orderAt(me.browser, { ...wish(2), ...byCash })
    const answers = await Promise.all([1, 2, 3].map(() => startAt(me.browser, order, 'cashOnDelivery')))
    for (const { body } of answers)
      expect(body).toMatchObject({
        apiSuccess: true,
        amount: 104_900,
        checkout: { kind: 'none' },
        heldUntil: null,
      })
    expect(await orderRow(shop.payload, order)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'due',
      fulfilment: 'waiting',
      isSold: true,
      paidBy: null,
    })
    expect(await stockOf(shop.payload, String(book.id))).toMatchObject({ available: 1, held: 0 })
    expect(await entitled(order)).toEqual([])
    await sweepPayments(shop.payload, new Date(Date.now() + 10 * DAY_MS))
    expect(await orderRow(shop.payload, order)).toMatchObject({ status: 'confirmed', paymentStatus: 'due' })
    expect(await stockOf(shop.payload, String(book.id))).toMatchObject({ available: 1 })
    expect(await eventsOf(order)).toEqual(['placed', 'confirmed', 'paymentDue'])
  })

  it('is paid once, however often the payment is recorded', async () => {
    const order = await orderAt(me.browser, { ...wish(), ...byCash })
    await startAt(me.browser, order, 'cashOnDelivery')
    const note = async () =>
      collectCashOnDelivery({
        payload: shop.payload,
        order: await orderRow(shop.payload, order),
        by: 'Staff',
        now: new Date(),
      })
    expect(await Promise.all([note(), note(), note()])).toEqual(['taken', 'taken', 'taken'])
    expect(await note()).toBe('taken')
    expect(await orderRow(shop.payload, order)).toMatchObject({ paymentStatus: 'paid', status: 'confirmed' })
    expect((await eventsOf(order)).filter((event) => event === 'paid')).toHaveLength(1)
  })

  it('is settled once by the sweeper wherever the recording process was killed', async () => {
    const { payload } = shop
    const paymentsOf = (id: string) =>
      countRows({ payload, collection: 'payments', where: { order: { equals: id } } })
    const plenty = await createBook(payload, shop.project, null)
    let unfinished = 0
    for (let killAt = 1, isKilled = true; isKilled; killAt++) {
      const order = await orderAt(me.browser, { ...wish(), items: [{ product: plenty.id }], ...byCash })
      await startAt(me.browser, order, 'cashOnDelivery')
      const known = await orderRow(payload, order)
      const scheduler = new Scheduler(() => 0, 4)
      scheduler.onStep = (step) => {
        if (step === killAt) scheduler.kill(0)
      }
      const dying = scheduledPayload(payload, scheduler, 0)
      const note = () => collectCashOnDelivery({ payload: dying, order: known, by: 'Staff', now: new Date() })
      await scheduler.run([{ process: 0, flow: note }])
      isKilled = scheduler.isDead(0)
      const isNoted = (await paymentsOf(order)) > 0
      if (isNoted && (await orderRow(payload, order)).paymentStatus === 'due') unfinished++
      for (const _ of [1, 2]) await sweepPayments(payload, new Date())
      const events = (await eventsOf(order)).filter((event) => event === 'paid')
      expect([(await orderRow(payload, order)).paymentStatus, events.length], `killed at ${killAt}`).toEqual(
        isNoted ? ['paid', 1] : ['due', 0],
      )
    }
    expect(unfinished).toBeGreaterThan(0)
  })

  it('releases stock and coupon when cancelled, and nothing is due', async () => {
    const { code } = await createCoupon(shop.payload, shop.project, { totalLimit: 1 })
    const order = await orderAt(me.browser, { ...wish(2), ...byCash, coupon: code })
    await startAt(me.browser, order, 'cashOnDelivery')
    await Promise.all([1, 2, 3].map(() => me.browser.post('/order/cancel', { orderId: order })))
    for (const _ of [1, 2]) await sweepPayments(shop.payload, new Date())
    expect(await orderRow(shop.payload, order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'failed',
      pendingTask: null,
    })
    expect(await stockOf(shop.payload, String(book.id))).toMatchObject({ available: 3, held: 0 })
    expect((await quoteAt(me.browser, { ...wish(), coupon: code })).body.quote.couponPaise).toBe(5000)
  })

  it('is for goods only', async () => {
    const items = [{ product: book.id }, { product: shop.course.id }]
    expect((await cashOption({ items }))?.reason).toMatch(/for books and other goods only/)
    expect((await placeAt(me.browser, { ...wish(), ...byCash, items })).body.code).toBe('cashRefused')
    const bundle = (
      await createCourse(shop.payload, shop.project, {
        kind: 'bundle',
        classes: [],
        includes: [shop.course.id, book.id],
      })
    ).product
    const placed = await placeAt(me.browser, {
      address: me.address,
      ...byCash,
      items: [{ product: bundle.id }],
    })
    expect(placed.body.code).toBe('cashRefused')
  })

  it('has a maximum amount, which does not include the fee', async () => {
    await cash({ maxPaise: 100_000, feePaise: 4900 })
    expect((await cashOption({ items: [{ product: book.id, quantity: 2 }] }))?.reason).toBeNull()
    expect((await cashOption({ items: [{ product: book.id, quantity: 3 }] }))?.reason).toContain('₹1,000')
    expect((await placeAt(me.browser, { ...wish(3), ...byCash })).body.code).toBe('cashRefused')
    expect((await placeAt(me.browser, { ...wish(2), ...byCash })).body.apiSuccess).toBe(true)
  })

  it('is limited to the states that the project allows', async () => {
    await setShop(shop.payload, shop.project, 'shop-settings', { cashStates: ['MH'] })
    expect((await cashOption({}))?.reason).toMatch(/not available at this PIN code/)
    expect((await placeAt(me.browser, { ...wish(), ...byCash })).body.code).toBe('cashRefused')
    const there = await addAddress(me.browser, '400001', 'MH')
    expect(await cashOption({ address: there })).toBeDefined()
  })

  it('is neither offered nor accepted while it is off', async () => {
    await cash({ isActive: false })
    expect(await cashOption({})).toBeUndefined()
    expect((await placeAt(me.browser, { ...wish(), ...byCash })).body.code).toBe('gatewayUnknown')
  })

  it('cannot be paid by another method, which would avoid its fee and rules', async () => {
    const order = await orderAt(me.browser, { ...wish(), ...byCash })
    for (const gateway of ['sandbox', 'bankTransfer', 'none'])
      expect((await startAt(me.browser, order, gateway)).body.apiSuccess, gateway).toBe(false)
    const online = await orderAt(me.browser, wish())
    expect((await startAt(me.browser, online, 'cashOnDelivery')).body.apiSuccess).toBe(false)
  })

  it('counts as a first order for coupons', async () => {
    const { code } = await createCoupon(shop.payload, shop.project, {
      isFirstOrderOnly: true,
      userLimit: null as never,
    })
    const order = await orderAt(me.browser, { ...wish(), ...byCash, coupon: code })
    await startAt(me.browser, order, 'cashOnDelivery')
    const { body } = await quoteAt(me.browser, { ...wish(), coupon: code })
    expect(body.quote.refusedCodes).toMatchObject([{ reason: 'firstOrderOnly' }])
  })
})

describe('a bank transfer', () => {
  const reference = () => `UTR${Date.now()}${Math.floor(Math.random() * 1e6)}`.slice(0, 22)
  const note = (orderId: string, typed: string, { browser }: Shopper = me) =>
    browser.post<{ apiSuccess: boolean; code?: string }>('/order/transfer', { orderId, reference: typed })

  it('keeps everything reserved for three days', async () => {
    const order = await orderAt(me.browser, { ...wish(2), ...byBank })
    const { body } = await startAt(me.browser, order, 'bankTransfer')
    expect(body.checkout).toEqual({ kind: 'transfer', instructions: 'To the account of the shop' })
    expect(await orderRow(shop.payload, order)).toMatchObject({
      status: 'placed',
      paymentStatus: 'due',
      isSold: false,
    })
    await sweepPayments(shop.payload, new Date(Date.now() + 3 * DAY_MS - 60_000))
    expect(await stockOf(shop.payload, String(book.id))).toMatchObject({ available: 1, held: 2 })
    await sweepPayments(shop.payload, new Date(Date.now() + 3 * DAY_MS + 60_000))
    expect(await stockOf(shop.payload, String(book.id))).toMatchObject({ available: 3, held: 0 })
    expect(await eventsOf(order)).toEqual(['placed', 'paymentDue'])
  })

  it('is submitted by a reference that is valid for one order; repeating it is idempotent', async () => {
    const utr = reference()
    const [first, second] = [
      await orderAt(me.browser, { ...wish(), ...byBank }),
      await orderAt(me.browser, { ...wish(2), ...byBank }),
    ]
    expect((await note(first, utr)).body.apiSuccess).toBe(true)
    expect((await note(first, ` ${utr.toLowerCase()} `)).body.apiSuccess).toBe(true)
    expect((await note(second, utr)).body).toMatchObject({ apiSuccess: false, code: 'referenceUsed' })
    for (const wrong of ['', 'SHORT', 'x'.repeat(31), 'UTR 12 34; DROP'])
      expect((await note(second, wrong)).status, wrong).toBe(400)
    const stranger = await openShopper(shop.payload, shop.project)
    expect((await note(second, reference(), stranger)).status).toBe(404)
    const online = await orderAt(me.browser, wish(3))
    expect((await note(online, reference())).body.code).toBe('orderNotPayable')
  })

  it('opens everything once, when staff have confirmed it', async () => {
    const utr = reference()
    const order = await orderAt(me.browser, { items: [{ product: shop.course.id }], ...byBank })
    await startAt(me.browser, order, 'bankTransfer')
    await note(order, utr)
    expect((await me.browser.post('/payment/orderReceipt', { orderId: order })).body).toMatchObject({
      status: 'due',
    })
    expect(await entitled(order)).toEqual([])
    const confirmTransfer = async () =>
      collectPayment({
        payload: shop.payload,
        order: await orderRow(shop.payload, order),
        reference: utr,
        by: 'Staff',
        now: new Date(),
      })
    expect(await Promise.all([confirmTransfer(), confirmTransfer()])).toEqual(['taken', 'taken'])
    expect(await orderRow(shop.payload, order)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    expect((await entitled(order)).map(({ kind }) => kind).toSorted()).toEqual(['class', 'product'])
  })

  it('expires after five days', async () => {
    const order = await orderAt(me.browser, { ...wish(), ...byBank })
    await startAt(me.browser, order, 'bankTransfer')
    await sweepPayments(shop.payload, new Date(Date.now() + 5 * DAY_MS + 60_000))
    expect(await orderRow(shop.payload, order)).toMatchObject({ status: 'expired' })
    expect((await note(order, reference())).body.code).toBe('orderNotPayable')
  })
})
