import { beforeAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { readRows } from '#database/guard.ts'
import type { BulkResult, WaitingParcel } from '#domain/calls/shipments.ts'
import { PARCEL_STAFF_TEXTS as TEXTS } from '#domain/shipments/parcelStaffTexts.ts'
import type { Order } from '#payload-types'
import { createGoods, orderOf, staffDesk } from '../orders/staffOrders.ts'
import { openSending, orderGoods, packLinesOf, parcelRow, parcelsOf, type Sending } from './sending.ts'

let shop: Sending
beforeAll(async () => {
  shop = await openSending(await startPayload())
})

const pack = async (orderIds: string[], desk = shop.admin) =>
  (await desk<{ results: BulkResult[] }>('/parcels/packorders', { orderIds })).body.results

it('several orders are packed at once, each with its own result and audit entry', async () => {
  const orders = [await orderGoods(shop), await orderGoods(shop), await orderGoods(shop)]
  const [first, second, third] = orders.map(({ id }) => String(id)) as [string, string, string]
  await packLinesOf(shop, orders[1] as never)
  const results = await pack([first, second, third, 'nowhere', first])
  expect(results.map(({ id, isDone }) => [id, isDone])).toEqual([
    [first, true],
    [second, false],
    [third, true],
    ['nowhere', false],
  ])
  expect(results[1]?.message).toBe(TEXTS.nothingToPack)
  for (const order of orders) expect(await parcelsOf(shop.payload, order)).toHaveLength(1)
  const parcels = await Promise.all(orders.map((order) => parcelsOf(shop.payload, order)))
  for (const [parcel] of parcels) {
    const entries = await readRows({
      payload: shop.payload,
      collection: 'audit-logs',
      where: { and: [{ entity: { equals: 'shipments' } }, { entityId: { equals: parcel?.id } }] },
      sort: ['createdAt'],
      limit: 5,
    })
    expect(entries.map(({ summary }) => summary)).toEqual([expect.stringMatching(/^Packed .* of order /)])
  }
})

it('a double click packs each order once', async () => {
  const orders = [await orderGoods(shop), await orderGoods(shop)]
  const ids = orders.map(({ id }) => String(id))
  await Promise.all([pack(ids), pack(ids)])
  for (const order of orders) expect(await parcelsOf(shop.payload, order)).toHaveLength(1)
})

it('a sub admin with assigned products packs and hands over those only', async () => {
  const [mine, other] = [
    await createGoods(shop.payload, shop.project, 5),
    await createGoods(shop.payload, shop.project, 5),
  ]
  const [own, foreign] = [
    await orderGoods({ ...shop, goods: mine }),
    await orderGoods({ ...shop, goods: other }),
  ]
  const desk = await staffDesk(shop.payload, shop.project, 650, [{ id: 'subadminOrders', canEdit: true }], {
    assignedProducts: [String(mine.id)],
  })
  const results = await pack([String(own.id), String(foreign.id)], desk)
  expect(results.map(({ isDone }) => isDone)).toEqual([true, false])
  const parcel = await packLinesOf(shop, foreign)
  const handed = await desk<{ results: BulkResult[] }>('/parcels/handover', {
    parcels: [{ shipmentId: parcel, awb: 'CC-1' }],
  })
  expect(handed.body.results[0]).toMatchObject({ isDone: false, message: TEXTS.parcelGone })
  const reader = await staffDesk(shop.payload, shop.project, 650, [{ id: 'orders', canEdit: false }])
  expect((await reader('/parcels/packorders', { orderIds: [String(own.id)] })).status).toBe(403)
})

it('selected parcels are handed to the courier with their tracking numbers, each with its own result', async () => {
  const orders = [await orderGoods(shop), await orderGoods(shop), await orderGoods(shop)]
  await pack(orders.map(({ id }) => String(id)))
  const listed = await shop.admin<{ parcels: WaitingParcel[] }>('/parcels/waiting', {
    orders: orders.map(({ id }) => String(id)),
  })
  expect(listed.body.parcels.map(({ orderNumber }) => orderNumber)).toEqual(
    orders.map(({ number }) => number),
  )
  const [first, second, third] = listed.body.parcels.map(({ id }) => id) as [string, string, string]
  const handed = await shop.admin<{ results: BulkResult[]; message: string }>('/parcels/handover', {
    parcels: [
      { shipmentId: first, courierName: 'City Couriers', awb: 'CC-901' },
      { shipmentId: second, courierName: 'City Couriers', awb: 'not a number!' },
      { shipmentId: third, awb: '' },
    ],
  })
  expect(handed.body.message).toBe('1 of 3 done')
  expect(handed.body.results.map(({ message }) => message)).toEqual([
    TEXTS.handedOver,
    TEXTS.awbWrong,
    TEXTS.awbMissing,
  ])
  expect(await parcelRow(shop.payload, first)).toMatchObject({
    state: 'pickedUp',
    awb: 'CC-901',
    courierName: 'City Couriers',
  })
  expect((await orderOf(shop.payload, String(orders[0]?.id))).lines[0]?.state).toBe('shipped')
  expect((await parcelRow(shop.payload, second)).state).toBe('packed')
  // Handed-over parcels are no longer listed, and a repeated request changes nothing.
  const after = await shop.admin<{ parcels: WaitingParcel[] }>('/parcels/waiting', {
    orders: orders.map(({ id }) => String(id)),
  })
  expect(after.body.parcels.map(({ id }) => id)).toEqual([second, third])
  const again = await shop.admin<{ results: BulkResult[] }>('/parcels/handover', {
    parcels: [{ shipmentId: first, awb: 'CC-901' }],
  })
  expect(again.body.results[0]?.isDone).toBe(true)
})

it('a tracking number is unique per courier, and an expected date cannot be in the past', async () => {
  const orders = [await orderGoods(shop), await orderGoods(shop)]
  const [first, second] = [
    await packLinesOf(shop, orders[0] as Order),
    await packLinesOf(shop, orders[1] as Order),
  ]
  const number = { awb: 'CC-7777', courierName: 'City Couriers' }
  const assign = (shipmentId: string, more: object) =>
    shop.admin('/parcels/assign', { shipmentId, ...number, ...more })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect((await assign(first, { expectedOn: day(-2) })).body).toMatchObject({
    fields: { expectedOn: TEXTS.expectedBefore },
  })
  expect((await parcelRow(shop.payload, first)).awb).toBeNull()
  const both = await Promise.all([first, second].map((id) => assign(id, { expectedOn: day(2) })))
  expect(both.map(({ body }) => body.message).toSorted()).toEqual([TEXTS.awbUsed, TEXTS.assigned].toSorted())
  const [mine, other] = both[0]?.body.apiSuccess ? [first, second] : [second, first]
  const handed = await shop.admin<{ results: BulkResult[] }>('/parcels/handover', {
    parcels: [{ shipmentId: other, awb: 'cc-7777', courierName: ' city couriers' }],
  })
  expect(handed.body.results[0]).toMatchObject({ isDone: false, message: TEXTS.awbUsed })
  // Repeating it is idempotent, and another courier may have the same number.
  expect((await assign(mine as string, {})).body.apiSuccess).toBe(true)
  expect((await assign(other as string, { courierName: 'Other Couriers' })).body.apiSuccess).toBe(true)
})

it('a tracking number sent from an outdated page is refused, for one parcel and for a selection', async () => {
  const shipmentId = await packLinesOf(shop, await orderGoods(shop))
  const assign = (awb: string, seen: object) =>
    shop.admin('/parcels/assign', { shipmentId, courierName: 'City Couriers', awb, seen })
  const empty = { awb: '', courierName: '', trackingUrl: '', expectedOn: '' }
  expect((await assign('CC-5001', empty)).status).toBe(200)
  const late = await assign('CC-5002', empty)
  expect([late.status, late.body]).toEqual([
    409,
    { apiSuccess: false, code: 'meanwhile', message: TEXTS.awbMeanwhile },
  ])
  const handed = await shop.admin<{ results: BulkResult[] }>('/parcels/handover', {
    parcels: [{ shipmentId, awb: 'CC-5003', seen: { awb: '', courierName: '' } }],
  })
  expect(handed.body.results[0]).toMatchObject({ isDone: false, message: TEXTS.awbMeanwhile })
  expect(await parcelRow(shop.payload, shipmentId)).toMatchObject({ awb: 'CC-5001', state: 'awbAssigned' })
  // A link that another person has added is not cleared by a form that was opened before.
  const seen = { ...empty, awb: 'CC-5001', courierName: 'City Couriers' }
  const trackingUrl = 'https://courier.example/CC-5001'
  expect((await shop.admin('/parcels/assign', { shipmentId, ...seen, trackingUrl, seen })).status).toBe(200)
  expect((await assign('CC-5004', seen)).status).toBe(409)
})
