import { beforeAll, describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { collectCashOnDelivery } from '#cms/operations/orders/collectCashOnDelivery.ts'
import { holdForOrder } from '#cms/operations/wallets/orderWallet.ts'
import { sweepWallets } from '#cms/operations/wallets/sweepWallets.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { HOLD_MS, ORDER_EXPIRY_MS } from '#domain/orders/policy.ts'
import { availableOf, heldOf, pendingOf } from '#domain/wallets/Wallet.ts'
import type { Coupon, Refund } from '#payload-types'
import { addAddress, payAtGateway } from '#tests/support/buying.ts'
import { newBuyer, openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { createCoupon } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { buyAt, orderAt, orderRow, payAt, placeAt, quoteAt, startAt } from '#tests/support/shop/shopper.ts'
import { entriesOf, giveCredits, switchCreditsOn, walletOf } from '#tests/support/wallets.ts'

const COURSE = 249_900
const shop = openShop(withCourseAndBook)
const me = newBuyer(shop)

beforeAll(async () => {
  await switchCreditsOn(shop.payload, shop.project, {
    earning: [{ percent: 10, flatPaise: 0, mostPaise: 20_000, kinds: ['course'] }] as never,
    validDays: 100,
  })
  await setShop(shop.payload, shop.project, 'payment-settings', {
    cashOnDelivery: { isActive: true, maxPaise: 0, feePaise: 0 },
  })
})

const addCredits = (paise: number, expiresAt: number | null = null) =>
  giveCredits(shop.payload, shop.project, me.person, paise, expiresAt)
const wallet = () => walletOf(shop.payload, me.person)
const available = async () => availableOf(await wallet(), Date.now())
const course = (credits: number, more: object = {}) => ({
  items: [{ product: shop.course.id }],
  credits,
  ...more,
})
const reasons = async () => (await entriesOf(shop.payload, me.person)).map(({ reason }) => reason)

describe('credits at checkout', () => {
  it('are combined with a coupon and a gateway, and split over the lines', async () => {
    await addCredits(60_000)
    const coupon: Coupon = await createCoupon(shop.payload, shop.project)
    const { body } = await quoteAt(me.browser, course(999_999, { coupon: coupon.code }))
    expect(body.quote).toMatchObject({
      couponPaise: 24_990,
      creditsPaise: 60_000,
      payablePaise: COURSE - 24_990 - 60_000,
      credits: { balancePaise: 60_000, mostPaise: 60_000 },
    })
    const order = await buyAt(shop.payload, shop.project, me.browser, course(60_000, { coupon: coupon.code }))
    const row = await orderRow(shop.payload, order)
    expect(row).toMatchObject({ creditsPaise: 60_000, payablePaise: COURSE - 84_990, paymentStatus: 'paid' })
    expect(row.lines[0]).toMatchObject({ creditsPaise: 60_000 })
    expect(await available()).toBe(0)
    expect(heldOf(await wallet())).toBe(0)
    expect(await reasons()).toEqual(['given', 'held', 'held', 'spent', 'cashback'])
  })

  it('pay all of an order, which then needs no gateway', async () => {
    await addCredits(300_000)
    const order = await orderAt(me.browser, course(300_000))
    expect(await orderRow(shop.payload, order)).toMatchObject({ payablePaise: 0, method: 'none' })
    expect((await startAt(me.browser, order, 'none')).body.apiSuccess).toBe(true)
    expect(await orderRow(shop.payload, order)).toMatchObject({ paymentStatus: 'paid', status: 'completed' })
    expect(await available()).toBe(300_000 - COURSE)
  })

  it('are reserved during the payment, and released without one', async () => {
    await addCredits(50_000)
    const order = await orderAt(me.browser, course(50_000))
    expect(await available()).toBe(50_000)
    await startAt(me.browser, order)
    expect([await available(), heldOf(await wallet())]).toEqual([0, 50_000])
    // Another order of the person may use them: it replaces the first.
    const { body } = await quoteAt(me.browser, { items: [{ product: shop.book.id }], credits: 50_000 })
    expect(body.quote.creditsPaise).toBeGreaterThan(0)
    await sweepWallets(shop.payload, new Date(Date.now() + HOLD_MS + 1000), false)
    expect([await available(), heldOf(await wallet())]).toEqual([50_000, 0])
  })

  it('are released once when the order ends unpaid', async () => {
    await addCredits(40_000)
    const order = await orderAt(me.browser, course(40_000))
    await startAt(me.browser, order)
    const later = new Date(Date.now() + ORDER_EXPIRY_MS + DAY_MS)
    await sweepPayments(shop.payload, later)
    await sweepPayments(shop.payload, later)
    expect(await orderRow(shop.payload, order)).toMatchObject({ status: 'expired' })
    expect(await available()).toBe(40_000)
  })

  it('spent on another order meanwhile cancel the first one, and its late payment is refunded', async () => {
    await addCredits(40_000)
    const first = await orderAt(me.browser, course(40_000))
    const { body: txn } = await startAt(me.browser, first)
    const second = await orderAt(me.browser, {
      items: [{ product: shop.book.id }],
      address: me.address,
      credits: 40_000,
    })
    await payAt(shop.payload, shop.project, me.browser, second)
    expect(await available()).toBe(0)
    expect((await startAt(me.browser, first)).body).toMatchObject({ apiSuccess: false, code: 'creditsGone' })
    const fields = await payAtGateway(shop.payload, shop.project, txn.gatewayOrderId)
    await me.browser.post('/payment/orderReceipt', { orderId: first, ...fields })
    expect(await orderRow(shop.payload, first)).toMatchObject({ status: 'cancelled' })
    const refund = await shop.payload.db.findOne<Refund>({
      collection: 'refunds',
      where: { order: { equals: first } },
    })
    expect(refund).toMatchObject({ amountPaise: COURSE - 40_000, reason: 'soldOut' })
    expect(await available()).toBe(0)
  })

  it('that expire between quote and order cause a new quote', async () => {
    await addCredits(30_000, Date.now() + 1500)
    const { body: quoted } = await quoteAt(me.browser, course(30_000))
    await new Promise((resolve) => setTimeout(resolve, 1600))
    const { status, body } = await me.browser.post<{ code: string; quote: { creditsPaise: number } }>(
      '/payment/placeOrder',
      {
        items: [{ product: String(shop.course.id), quantity: 1 }],
        credits: 30_000,
        quoteId: quoted.quote.quoteId,
      },
    )
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'quoteChanged', quote: { creditsPaise: 0 } })
  })

  it('are limited to the person’s own, and to an active programme', async () => {
    await addCredits(50_000)
    await setShop(shop.payload, shop.project, 'admin-configs', { rewardsEnabled: false })
    try {
      const { body } = await quoteAt(me.browser, course(50_000))
      expect(body.quote).toMatchObject({ creditsPaise: 0, credits: null, earnsPaise: 0 })
    } finally {
      await setShop(shop.payload, shop.project, 'admin-configs', { rewardsEnabled: true })
    }
  })
})

describe('cashback', () => {
  it('is pending until the return window ends, then available until it expires', async () => {
    const { body } = await quoteAt(me.browser, course(0))
    expect(body.quote.earnsPaise).toBe(20_000)
    await buyAt(shop.payload, shop.project, me.browser, course(0))
    expect([await available(), pendingOf(await wallet())]).toEqual([0, 20_000])
    await sweepWallets(shop.payload, new Date(Date.now() + 6.9 * DAY_MS), false)
    expect(pendingOf(await wallet())).toBe(20_000)
    await sweepWallets(shop.payload, new Date(Date.now() + 7.1 * DAY_MS), false)
    const after = await wallet()
    expect(availableOf(after, Date.now() + 8 * DAY_MS)).toBe(20_000)
    expect(availableOf(after, Date.now() + 108 * DAY_MS)).toBe(0)
  })

  it('of a cash on delivery order is earned when its cash is collected', async () => {
    await switchCreditsOn(shop.payload, shop.project, {
      earning: [{ percent: 10, flatPaise: 0, mostPaise: 20_000 }] as never,
      validDays: 100,
    })
    await addCredits(10_000)
    const order = await orderAt(me.browser, {
      items: [{ product: shop.book.id }],
      address: me.address,
      method: 'cashOnDelivery',
      credits: 10_000,
    })
    await startAt(me.browser, order, 'cashOnDelivery')
    expect([await available(), heldOf(await wallet()), pendingOf(await wallet())]).toEqual([0, 0, 0])
    expect(await reasons()).toEqual(['given', 'held', 'spent'])
    const row = await orderRow(shop.payload, order)
    expect(row).toMatchObject({ status: 'confirmed', pendingTask: null })
    await collectCashOnDelivery({ payload: shop.payload, order: row, by: 'Somebody', now: new Date() })
    expect(pendingOf(await wallet())).toBe(4000)
  })

  it('is reversed and credits are restored once on cancellation, with their original expiry', async () => {
    const end = Date.now() + 50 * DAY_MS
    await addCredits(10_000, end)
    const address = await addAddress(me.browser)
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: shop.book.id }],
      address,
      credits: 10_000,
    })
    expect(pendingOf(await wallet())).toBe(4000)
    for (const _ of [1, 2])
      await cancelOrder({ payload: shop.payload, order, by: null, reason: null, now: new Date() })
    expect(await wallet()).toMatchObject({
      lots: [{ paise: 10_000, expiresAt: end }],
      pending: [],
      holds: {},
    })
    const entered = await entriesOf(shop.payload, me.person)
    expect(entered.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['spentBack', 'cashbackBack', 'spent', 'cashback']),
    )
    expect(entered.filter(({ reason }) => reason === 'spentBack')).toHaveLength(1)
  })

  it('credits of a cancelled order are restored even when a late payment start reserves others', async () => {
    await addCredits(30_000)
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: shop.book.id }],
      address: me.address,
      credits: 10_000,
    })
    const owner = String(me.person.id)
    const now = new Date()
    const name = {
      payload: shop.payload,
      kind: 'credits' as const,
      project: shop.project.id,
      owner,
      order,
      now,
    }
    await holdForOrder(name, 10_000, now.getTime() + HOLD_MS)
    expect(await available()).toBe(10_000)
    await cancelOrder({ payload: shop.payload, order, by: null, reason: null, now })
    expect([await available(), heldOf(await wallet())]).toEqual([30_000, 0])
  })

  it('spent before the cancellation of its order makes the balance negative, and is deducted from later credits', async () => {
    const order = await buyAt(shop.payload, shop.project, me.browser, {
      items: [{ product: shop.book.id }],
      address: me.address,
    })
    const later = new Date(Date.now() + 40 * DAY_MS)
    await sweepWallets(shop.payload, later, false)
    await buyAt(shop.payload, shop.project, me.browser, course(5000))
    expect(await available()).toBe(0)
    await cancelOrder({ payload: shop.payload, order, by: 'Somebody', reason: null, now: new Date() })
    expect(await available()).toBe(-5000)
    await addCredits(6000)
    expect(await available()).toBe(1000)
    // A person who owes credits cannot spend any.
    const { body } = await placeAt(me.browser, course(500_000))
    expect(body.code).toBe('alreadyOwned')
  })
})
