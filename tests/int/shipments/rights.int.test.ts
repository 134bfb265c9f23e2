import { beforeAll, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createGoods, type Post, staffDesk } from '../orders/staffOrders.ts'
import { openSending, orderGoods, packLinesOf, parcelRow, type Sending } from './sending.ts'

let shop: Sending

beforeAll(async () => {
  shop = await openSending(await startPayload())
})

describe('working on parcels', () => {
  it('is for staff of the project with edit permission for couriers or orders', async () => {
    const { payload, project } = shop
    const order = await orderGoods(shop)
    const parcel = await packLinesOf(shop, order)
    const before = await parcelRow(payload, parcel)
    const calls: [string, object][] = [
      ['/parcels/assign', { awb: 'X-1234', courierName: 'X' }],
      ['/parcels/pickup', {}],
      ['/parcels/cancel', {}],
      ['/parcels/refresh', {}],
      ['/parcels/move', { to: 'delivered' }],
      ['/parcels/answerforwarded', {}],
      ['/parcels/decidereturn', { restocks: true }],
    ]
    const elsewhere = await createProject(payload)
    const strangers: [string, Post, number][] = [
      ['the student', shop.student.calls, 403],
      ['products alone', await staffDesk(payload, project, 650, [{ id: 'products', canEdit: true }]), 403],
      [
        'a look at couriers',
        await staffDesk(payload, project, 650, [{ id: 'courierDetails', canEdit: false }], {
          features: ['courier'],
        }),
        403,
      ],
      ['an admin elsewhere', await staffDesk(payload, elsewhere, 800), 404],
    ]
    for (const [who, post, status] of strangers) {
      for (const [path, body] of calls)
        expect((await post(path, { shipmentId: parcel, ...body })).status, `${who} ${path}`).toBe(status)
      expect((await post('/parcels/pack', { orderId: order.id, lines: [0] })).status, who).toBe(status)
    }
    expect(await parcelRow(payload, parcel)).toEqual(before)
    for (const id of ['courierDetails', 'orders']) {
      const post = await staffDesk(payload, project, 650, [{ id, canEdit: true }], { features: ['courier'] })
      const { body } = await post('/parcels/assign', { shipmentId: parcel, awb: 'AB-1234', courierName: 'X' })
      expect(body.apiSuccess, id).toBe(true)
    }
  })

  it('with assigned products is limited to parcels of those', async () => {
    const { payload, project } = shop
    const other = await createGoods(payload, project, 10)
    const [order, whole] = [await orderGoods(shop, [other]), await orderGoods(shop, [other])]
    const post = await staffDesk(payload, project, 650, [{ id: 'courierDetails', canEdit: true }], {
      assignedProducts: [String(shop.goods.id)],
      features: ['courier'],
    })
    expect((await post('/parcels/pack', { orderId: order.id, lines: [1] })).status).toBe(404)
    expect((await post('/parcels/pack', { orderId: order.id, lines: [0, 1] })).status).toBe(404)
    expect((await post('/parcels/pack', { orderId: order.id, lines: [0] })).body.apiSuccess).toBe(true)
    const mixed = await packLinesOf(shop, whole, [0, 1])
    expect((await post('/parcels/move', { shipmentId: mixed, to: 'delivered' })).status).toBe(403)
    const foreign = await packLinesOf(shop, order, [1])
    expect((await post('/parcels/move', { shipmentId: foreign, to: 'delivered' })).status).toBe(404)
  })
})
