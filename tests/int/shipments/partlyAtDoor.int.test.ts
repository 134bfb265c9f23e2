import { beforeAll, describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow, readRows } from '#database/guard.ts'
import { availableOf } from '#domain/wallets/Wallet.ts'
import type { Order } from '#payload-types'
import { usesLeft } from '#tests/support/shop/shopOwner.ts'
import { switchCreditsOn, walletOf } from '#tests/support/wallets.ts'
import { createGoods, staffDesk } from '../orders/staffOrders.ts'
import { dashboardOf } from '../panel/dashboardOf.ts'
import {
  CREDITS,
  moveParcel,
  notificationTitles,
  openSending,
  orderGoods,
  orderWithCredits,
  packLinesOf,
  parcelRow,
  type Sending,
} from './sending.ts'

const shop = {} as Sending

beforeAll(async () => {
  Object.assign(shop, await openSending(await startPayload()))
  await switchCreditsOn(shop.payload, shop.project)
})

const orderNow = async ({ id }: Order): Promise<Order> =>
  (await readRow({ payload: shop.payload, collection: 'orders', where: { id: { equals: id } } })) as Order

const cancelItems = (shipmentId: string) => shop.admin('/parcels/cancelitems', { shipmentId })

/** A cash on delivery order of two books in two parcels. */
async function inTwoParcels() {
  const order = await orderGoods(shop, [await createGoods(shop.payload, shop.project, 5)])
  const parcels = [await packLinesOf(shop, order, [0]), await packLinesOf(shop, order, [1])] as const
  const cash = await Promise.all(parcels.map(async (id) => (await parcelRow(shop.payload, id)).cashPaise))
  return { order, parcels, cash: cash as [number, number] }
}

const paymentsOf = async ({ id }: Order) =>
  (
    await readRows({
      payload: shop.payload,
      collection: 'payments',
      where: { order: { equals: String(id) } },
      sort: ['createdAt'],
      limit: 5,
    })
  ).map(({ amountPaise, status }) => ({ amountPaise, status }))

const invoicedOf = async ({ id }: Order) =>
  (
    await readRows({
      payload: shop.payload,
      collection: 'invoices',
      where: { order: { equals: String(id) } },
      sort: ['createdAt'],
      limit: 10,
    })
  ).reduce((sum, { kind, totalPaise }) => sum + (kind === 'creditNote' ? -totalPaise : totalPaise), 0)

describe('a cash on delivery order with one of two parcels delivered', () => {
  it.each([
    { how: 'came back', ways: ['inTransit', 'rtoInitiated', 'rtoDelivered'], arrived: 0, missing: 1 },
    { how: 'was lost', ways: ['inTransit', 'lost'], arrived: 1, missing: 0 },
  ] as const)(
    'is paid once with the collected cash when the items of the parcel that $how are cancelled',
    async ({ ways, arrived, missing }) => {
      const { order, parcels, cash } = await inTwoParcels()
      await moveParcel(shop, parcels[arrived], 'inTransit', 'delivered')
      await moveParcel(shop, parcels[missing], ...ways)
      expect(await orderNow(order)).toMatchObject({ status: 'confirmed', paymentStatus: 'due' })

      const answers = await Promise.all([cancelItems(parcels[missing]), cancelItems(parcels[missing])])
      expect(answers.some(({ body }) => body.apiSuccess)).toBe(true)

      const after = await orderNow(order)
      expect(after).toMatchObject({ status: 'completed', paymentStatus: 'paid', fulfilment: 'done' })
      expect(after.lines.map(({ state }) => state)).toEqual(
        missing === 1 ? ['delivered', 'cancelled'] : ['cancelled', 'delivered'],
      )
      expect(await paymentsOf(order)).toEqual([{ amountPaise: cash[arrived], status: 'paid' }])
      expect(await invoicedOf(order)).toBe(cash[arrived])
      expect(await notificationTitles(shop.payload, shop.student)).toContain(
        `Order ${order.number} has changed`,
      )
      expect((await cancelItems(parcels[missing])).body.apiSuccess).toBe(false)
    },
  )

  it('is paid when the other parcel arrives after the cancellation, and returned goods are restocked', async () => {
    const { order, parcels, cash } = await inTwoParcels()
    await moveParcel(shop, parcels[1], 'inTransit', 'rtoInitiated', 'rtoDelivered')
    const decide = () => shop.admin('/parcels/decidereturn', { shipmentId: parcels[1], restocks: true })
    expect((await decide()).body.apiSuccess).toBe(false)
    expect((await cancelItems(parcels[1])).body.apiSuccess).toBe(true)
    expect((await decide()).body.apiSuccess).toBe(true)
    expect((await parcelRow(shop.payload, parcels[1])).returnState).toBe('done')
    expect(await orderNow(order)).toMatchObject({ status: 'confirmed', paymentStatus: 'due' })

    await moveParcel(shop, parcels[0], 'inTransit', 'delivered')
    expect(await orderNow(order)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    expect(await paymentsOf(order)).toEqual([{ amountPaise: cash[0], status: 'paid' }])
  })
})

describe('coupon, credits and revenue of an order in two parcels', () => {
  const CAME_BACK = ['inTransit', 'attemptFailed', 'rtoInitiated', 'rtoDelivered']
  const LOST = ['inTransit', 'lost']

  /** An order of two books with a coupon and credits in two parcels, and the dashboard's figures before it. */
  async function orderInTwoParcels() {
    const before = (await dashboardOf(shop)).sales
    const { order, person, coupon } = await orderWithCredits(shop, 2)
    const parcels = [await packLinesOf(shop, order, [0]), await packLinesOf(shop, order, [1])] as const
    const cash = await Promise.all(parcels.map(async (id) => (await parcelRow(shop.payload, id)).cashPaise))
    /** Current order, coupon, credits and revenue. */
    const currentFigures = async () => {
      await sweepPayments(shop.payload, new Date())
      const { sales } = await dashboardOf(shop)
      const { status, paymentStatus, netPaymentPaise, creditsPaise, returnedEntries } = await orderNow(order)
      const back = returnedEntries.reduce((sum, { figures }) => sum + figures.creditsPaise, 0)
      return {
        status,
        paymentStatus,
        netPaymentPaise,
        kept: creditsPaise - back,
        credits: availableOf(await walletOf(shop.payload, person), Date.now()),
        coupon: await usesLeft(shop.payload, `coupon:${coupon.id}`),
        own: await usesLeft(shop.payload, `coupon:${coupon.id}:${person.id}`),
        invoiced: await invoicedOf(order),
        revenue: { count: sales.count - before.count, sum: sales.sum - before.sum },
      }
    }
    return { order, parcels, cash: cash as [number, number], currentFigures }
  }
  const USED = { coupon: 2, own: 0 }
  const NOTHING_KEPT = {
    status: 'cancelled',
    paymentStatus: 'failed',
    netPaymentPaise: 0,
    credits: CREDITS,
    coupon: 3,
    own: 1,
    invoiced: 0,
    revenue: { count: 0, sum: 0 },
  }

  it.each([
    ['came back', CAME_BACK, 0, 1],
    ['came back, the first one', CAME_BACK, 1, 0],
    ['was lost', LOST, 0, 1],
    ['was lost, the first one', LOST, 1, 0],
  ] as const)(
    'cover the delivered part when one parcel %s and its items are cancelled',
    async (_, ways, arrived, missing) => {
      const { order, parcels, cash, currentFigures } = await orderInTwoParcels()
      expect(await currentFigures()).toMatchObject({
        credits: 0,
        kept: CREDITS,
        ...USED,
        revenue: { count: 0, sum: 0 },
      })
      await moveParcel(shop, parcels[arrived], 'inTransit', 'delivered')
      await moveParcel(shop, parcels[missing], ...ways)
      expect((await cancelItems(parcels[missing])).body.apiSuccess).toBe(true)
      const after = await currentFigures()
      const line = order.lines[missing]
      expect(after).toMatchObject({
        status: 'completed',
        paymentStatus: 'paid',
        netPaymentPaise: cash[arrived],
        ...USED,
        revenue: { count: 1, sum: cash[arrived] },
        invoiced: cash[arrived] + after.kept,
      })
      // Exactly the credits of the undelivered part are restored.
      expect(after.credits).toBeGreaterThanOrEqual(line?.creditsPaise as number)
      expect(after.credits + after.kept).toBe(CREDITS)
      expect(await paymentsOf(order)).toEqual([{ amountPaise: cash[arrived], status: 'paid' }])
    },
  )

  it('are all reversed once when both are refused at the door', async () => {
    const { parcels, currentFigures } = await orderInTwoParcels()
    await moveParcel(shop, parcels[0], ...CAME_BACK)
    expect(await currentFigures()).toMatchObject({ status: 'confirmed', credits: 0, ...USED })
    await moveParcel(shop, parcels[1], ...CAME_BACK)
    expect(await currentFigures()).toMatchObject(NOTHING_KEPT)
  })

  it.each([
    ['came back', CAME_BACK, false],
    ['was lost', LOST, true],
  ] as const)(
    'are all reversed once when the items of one are cancelled and then the other one %s',
    async (_, ways, isClosedByStaff) => {
      const { parcels, currentFigures } = await orderInTwoParcels()
      await moveParcel(shop, parcels[0], ...CAME_BACK)
      expect((await cancelItems(parcels[0])).body.apiSuccess).toBe(true)
      expect(await currentFigures()).toMatchObject({ status: 'confirmed', paymentStatus: 'due', ...USED })
      await moveParcel(shop, parcels[1], ...ways)
      if (isClosedByStaff)
        await shop.admin('/parcels/decidereturn', { shipmentId: parcels[1], restocks: false })
      expect(await currentFigures()).toMatchObject(NOTHING_KEPT)
    },
  )

  it.each([
    ['then', [0, 1]],
    ['before', [1, 0]],
  ] as const)('are all reversed once when one came back %s the other one was lost', async (_, turns) => {
    const { parcels, currentFigures } = await orderInTwoParcels()
    const ways = [CAME_BACK, LOST] as const
    for (const index of turns) await moveParcel(shop, parcels[index], ...ways[index])
    expect(await currentFigures()).toMatchObject({ status: 'confirmed', paymentStatus: 'due', ...USED })
    const close = () => shop.admin('/parcels/decidereturn', { shipmentId: parcels[1], restocks: false })
    await Promise.all([close(), close()])
    expect(await currentFigures()).toMatchObject(NOTHING_KEPT)
  })

  it('are all reversed once when the items of both are cancelled', async () => {
    const { parcels, currentFigures } = await orderInTwoParcels()
    await moveParcel(shop, parcels[0], ...CAME_BACK)
    await moveParcel(shop, parcels[1], ...LOST)
    await Promise.all(parcels.map(cancelItems))
    expect(await currentFigures()).toMatchObject(NOTHING_KEPT)
  })

  it.each([
    ['came back', CAME_BACK],
    ['was lost', LOST],
  ] as const)('of a paid order follow a refund of the parcel that %s', async (_, ways) => {
    const { order, parcels, currentFigures } = await orderInTwoParcels()
    await shop.admin('/sales/takemoney', { orderId: order.id })
    const paid = await currentFigures()
    expect(paid).toMatchObject({ netPaymentPaise: order.payablePaise, revenue: { sum: order.payablePaise } })
    await moveParcel(shop, parcels[0], 'inTransit', 'delivered')
    await moveParcel(shop, parcels[1], ...ways)
    const desk = await staffDesk(shop.payload, shop.project, 800, [], {
      session: { provenUntil: new Date(Date.now() + 600_000).toISOString() },
    })
    const refund = () =>
      desk('/sales/refund', {
        orderId: order.id,
        lines: [{ index: 1, quantity: 1 }],
        reason: 'notDelivered',
        way: 'source',
        requestKey: `parcel:${parcels[1]}`,
        shipmentId: parcels[1],
        restocks: false,
      })
    await Promise.all([refund(), refund()])
    const line = order.lines[1] as Order['lines'][number]
    const left = order.payablePaise - (line.netPaise - line.creditsPaise)
    const kept = CREDITS - line.creditsPaise
    const followed = { credits: line.creditsPaise, kept, ...USED, invoiced: left + kept }
    // Cash is refunded by hand: it is revenue until staff have done so.
    expect(await currentFigures()).toMatchObject({
      ...followed,
      paymentStatus: 'paid',
      revenue: paid.revenue,
    })
    const refunds = await readRows({
      payload: shop.payload,
      collection: 'refunds',
      where: { order: { equals: order.id } },
      sort: ['createdAt'],
      limit: 5,
    })
    expect(refunds).toHaveLength(1)
    await desk('/sales/closerefund', { refundId: refunds[0]?.id, reference: 'UTR 10' })
    expect(await currentFigures()).toMatchObject({
      ...followed,
      paymentStatus: 'partlyRefunded',
      netPaymentPaise: left,
      revenue: { count: 1, sum: left },
    })
  })
})
