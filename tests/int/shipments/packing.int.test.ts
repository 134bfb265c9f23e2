import { beforeAll, describe, expect, it } from 'vitest'
import { sweepShipments } from '#cms/jobs/sweepShipments.ts'
import { packLines } from '#cms/operations/shipments/packLines.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { DEFAULT_BOX } from '#domain/shipments/parcel.ts'
import type { Order } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createGoods, orderOf } from '../orders/staffOrders.ts'
import {
  moveParcel,
  notificationTitles,
  openSending,
  orderGoods,
  packLinesOf,
  parcelRow,
  parcelsOf,
  type Sending,
} from './sending.ts'

let shop: Sending
const eventsOf = async (order: Order) =>
  (await orderOf(shop.payload, String(order.id))).timeline.map(({ event }) => event)
const statesOf = async (order: Order) =>
  (await orderOf(shop.payload, String(order.id))).lines.map(({ state }) => state)
const awb = (shipmentId: string) =>
  shop.admin('/parcels/assign', {
    shipmentId,
    courierName: 'City Couriers',
    awb: `CC-${shipmentId.slice(-8)}`,
  })

beforeAll(async () => {
  shop = await openSending(await startPayload())
})

describe('a parcel of an order', () => {
  it('is not packed with an impossible weight or size', async () => {
    const order = await orderGoods(shop)
    const parcel = { weightGrams: 350, lengthCm: 28, widthCm: 22, heightCm: 6 }
    for (const [name, value] of [
      ['weightGrams', 10],
      ['weightGrams', -5],
      ['weightGrams', 50_001],
      ['heightCm', 0],
    ] as const) {
      const wrong = { ...parcel, [name]: value }
      const { status, body } = await shop.admin<{ fields: Record<string, string> }>('/parcels/pack', {
        orderId: order.id,
        lines: [0],
        parcel: wrong,
      })
      expect([status, body.fields]).toEqual([
        400,
        { [`parcel.${name}`]: expect.stringMatching(/^Enter the /) },
      ])
    }
  })

  it('moves its lines, collects its cash, notifies the student once per step, and completes the order', async () => {
    const { payload, student, project } = shop
    const order = await orderGoods(shop)
    const parcel = await packLinesOf(shop, order)
    expect(await parcelRow(payload, parcel)).toMatchObject({
      state: 'packed',
      courier: 'manual',
      cashPaise: order.payablePaise,
      awb: null,
      parcel: { weightGrams: 350 },
      address: { pincode: '462002' },
    })
    await awb(parcel)
    expect(await moveParcel(shop, parcel, 'pickedUp', 'inTransit', 'outForDelivery', 'delivered')).toEqual([
      true,
      true,
      true,
      true,
    ])
    const after = await orderOf(payload, String(order.id))
    expect([after.status, after.paymentStatus, after.fulfilment]).toEqual(['completed', 'paid', 'done'])
    expect(after.lines.map(({ state, shipment }) => [state, shipment])).toEqual([['delivered', parcel]])
    const events = after.timeline.map(({ event }) => event)
    for (const event of ['packed', 'shipped', 'delivered', 'paid'])
      expect(
        events.filter((one) => one === event),
        event,
      ).toHaveLength(1)
    const notified = (await notificationTitles(payload, student)).filter((title) =>
      title.includes(shop.goods.title),
    )
    expect(notified).toEqual([`${shop.goods.title} is on its way`, `${shop.goods.title} was delivered`])
    await sendQueuedMessages(payload)
    const mails = messagesTo(student.phone).filter(({ text }) => text.includes('/track/'))
    expect(mails).toHaveLength(2)
    const onItsWay = mails.find(({ text }) => text.includes('is on its way'))
    expect(onItsWay?.text).toContain('₹518 ready')
    expect(onItsWay?.text).toMatch(new RegExp(`//${project.slug}.localhost:3000/track/[A-Za-z0-9_-]{32}`))
    const audit = await payload.db.count({
      collection: 'audit-logs',
      where: { and: [{ entity: { equals: 'shipments' } }, { entityId: { equals: parcel } }] },
    })
    expect(audit.totalDocs).toBe(6)
  })

  it('is created once by concurrent requests', async () => {
    const order = await orderGoods(shop)
    const body = { orderId: order.id, lines: [0] }
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => shop.admin<{ shipment: string }>('/parcels/pack', body)),
    )
    expect(new Set(answers.map(({ body: { shipment } }) => shipment)).size).toBe(1)
    expect(await parcelsOf(shop.payload, order)).toHaveLength(1)
    expect((await eventsOf(order)).filter((event) => event === 'packed')).toHaveLength(1)
  })

  it('never shares a line with another parcel', async () => {
    const second = await createGoods(shop.payload, shop.project, 10)
    const order = await orderGoods(shop, [second])
    const pack = (lines: number[]) => shop.admin('/parcels/pack', { orderId: order.id, lines })
    const answers = await Promise.all([pack([0]), pack([0, 1]), pack([1, 0]), pack([1])])
    const parcels = (await parcelsOf(shop.payload, order)).filter(({ state }) => state === 'packed')
    const owned = parcels.flatMap(({ lines }) => lines.map(({ index }) => index))
    expect(owned.toSorted()).toEqual([0, 1])
    expect(answers.some(({ body }) => !body.apiSuccess)).toBe(true)
    const { lines } = await orderOf(shop.payload, String(order.id))
    for (const { id, lines: parts } of parcels)
      for (const { index } of parts) expect(lines[index]?.shipment).toBe(String(id))
    const all = await parcelsOf(shop.payload, order)
    expect(all.filter(({ state }) => state === 'pending')).toEqual([])
  })

  it('collects the whole amount to pay, however the order is split', async () => {
    const second = await createGoods(shop.payload, shop.project, 10)
    const order = await orderGoods(shop, [second])
    const [late, first] = [await packLinesOf(shop, order, [1]), await packLinesOf(shop, order, [0])]
    const cash = await Promise.all(
      [late, first].map(async (id) => (await parcelRow(shop.payload, id)).cashPaise),
    )
    expect(cash).toEqual([49_900, order.payablePaise - 49_900])
    await awb(first)
    await moveParcel(shop, first, 'delivered')
    expect((await orderOf(shop.payload, String(order.id))).paymentStatus).toBe('due')
    await awb(late)
    await moveParcel(shop, late, 'delivered')
    expect(await orderOf(shop.payload, String(order.id))).toMatchObject({
      paymentStatus: 'paid',
      status: 'completed',
    })
  })

  it('can be cancelled before the pickup, and its goods are packed again', async () => {
    const order = await orderGoods(shop)
    const first = await packLinesOf(shop, order)
    await awb(first)
    const given = await Promise.all([1, 2].map(() => shop.admin('/parcels/cancel', { shipmentId: first })))
    expect(given.map(({ body }) => body.apiSuccess)).toEqual([true, true])
    expect(await statesOf(order)).toEqual(['waiting'])
    const second = await packLinesOf(shop, order)
    expect(second).not.toBe(first)
    await moveParcel(shop, second, 'pickedUp')
    const { body } = await shop.admin('/parcels/cancel', { shipmentId: second })
    expect([body.apiSuccess, body.code]).toEqual([false, 'tooLate'])
    expect(await statesOf(order)).toEqual(['shipped'])
  })

  it('is refused for unpaid orders, orders without address, learning products and unknown lines', async () => {
    const course = (await createCourse(shop.payload, shop.project)).product
    const book = await createGoods(shop.payload, shop.project, 3)
    const { orderBy } = await import('../orders/staffOrders.ts')
    const unpaid = await orderBy(shop.payload, shop.student, { products: [book, course] })
    for (const lines of [[0], [1]]) {
      const { body } = await shop.admin('/parcels/pack', { orderId: unpaid.id, lines })
      expect(body.apiSuccess, String(lines)).toBe(false)
    }
    const { status } = await shop.admin('/parcels/pack', { orderId: unpaid.id, lines: [7] })
    expect(status).toBe(404)
    expect(await parcelsOf(shop.payload, unpaid)).toEqual([])
  })

  it('leaves the cash to staff where the courier does not collect it', async () => {
    const own = await openSending(shop.payload, { collectsCash: false })
    const order = await orderGoods(own)
    const parcel = await packLinesOf(own, order)
    await moveParcel(own, parcel, 'delivered')
    const delivered = await orderOf(own.payload, String(order.id))
    expect([delivered.status, delivered.paymentStatus, delivered.fulfilment]).toEqual([
      'confirmed',
      'due',
      'done',
    ])
    await own.admin('/sales/takemoney', { orderId: order.id })
    expect((await orderOf(own.payload, String(order.id))).status).toBe('completed')
  })
})

describe('a parcel interrupted by a kill', () => {
  it('before its lines were taken is packed at the next start, or cancelled when they are gone', async () => {
    const { payload } = shop
    const [order, gone] = [await orderGoods(shop), await orderGoods(shop)]
    const halves = await Promise.all(
      [order, gone].map(async (one) => {
        const id = await packLinesOf(shop, one)
        return parcelRow(payload, id)
      }),
    )
    // As if the process had died right after inserting the row.
    for (const [at, parcel] of halves.entries()) {
      const of = at === 0 ? order : gone
      const { lines } = await orderOf(payload, String(of.id))
      await conditionalUpdate({
        payload,
        collection: 'orders',
        where: { id: { equals: of.id } },
        data: {
          lines: lines.map((line) => ({
            ...line,
            state: at === 0 ? 'waiting' : 'cancelled',
            shipment: null,
          })),
          rev: { $inc: 1 },
        } as never,
      })
      await conditionalUpdate({
        payload,
        collection: 'shipments',
        where: { id: { equals: parcel.id } },
        data: {
          state: 'pending',
          ownState: 'pending',
          appliedState: 'pending',
          cashPaise: 0,
          tryAt: new Date(0).toISOString(),
          rev: { $inc: 1 },
        } as never,
      })
    }
    await sweepShipments(payload, new Date())
    expect(await statesOf(order)).toEqual(['packed'])
    expect((await parcelRow(payload, String(halves[0]?.id))).cashPaise).toBe(order.payablePaise)
    expect((await parcelRow(payload, String(halves[1]?.id))).state).toBe('cancelled')
  })

  it('between its state and the follow-up is completed once at the next start', async () => {
    const { payload, student } = shop
    const order = await orderGoods(shop)
    const parcel = await packLinesOf(shop, order)
    await conditionalUpdate({
      payload,
      collection: 'shipments',
      where: { id: { equals: parcel } },
      data: {
        state: 'delivered',
        tryAt: new Date(0).toISOString(),
        rev: { $inc: 1 },
        leasedUntil: new Date(Date.now() + 60_000).toISOString(),
      } as never,
    })
    await sweepShipments(payload, new Date())
    expect(await statesOf(order)).toEqual(['packed'])
    const later = new Date(Date.now() + 61_000)
    await Promise.all([1, 2, 3].map(() => sweepShipments(payload, later)))
    await sweepShipments(payload, later)
    expect(await statesOf(order)).toEqual(['delivered'])
    expect((await eventsOf(order)).filter((event) => event === 'paid')).toHaveLength(1)
    const notified = await payload.db.count({
      collection: 'notifications',
      where: { and: [{ user: { equals: student.id } }, { dedupeKey: { contains: `parcel:${parcel}` } }] },
    })
    expect(notified.totalDocs).toBe(1)
  })
})

it('has a unique reference, and a unique key of its lines', async () => {
  const order = await orderGoods(shop)
  const first = await packLines({
    payload: shop.payload,
    order,
    indexes: [0],
    courier: 'manual',
    parcel: DEFAULT_BOX,
    by: 'Test',
    now: new Date(),
  })
  if (first.state !== 'packed') throw new Error(first.state)
  const { id: _, ...row } = first.shipment
  const again = await insertIfAbsent({
    payload: shop.payload,
    collection: 'shipments',
    data: { ...row, reference: `${row.reference}X`, trackKey: 'another', awbKey: 'another' },
  })
  expect(again).toBeNull()
})
