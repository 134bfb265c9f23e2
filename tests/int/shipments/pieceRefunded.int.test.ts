import { beforeAll, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { isOfParcel } from '#domain/returns/isOfParcel.ts'
import { linesToPack } from '#domain/returns/linesToPack.ts'
import { piecesGone } from '#domain/returns/piecesGone.ts'
import { PARCEL_STAFF_TEXTS } from '#domain/shipments/parcelStaffTexts.ts'
import { createGoods, orderBy, orderOf, staffDesk } from '../orders/staffOrders.ts'
import { moveParcel, openSending, packLinesOf, parcelRow, type Sending } from './sending.ts'

let shop: Sending
beforeAll(async () => {
  shop = await openSending(await startPayload())
})

describe('one of two pieces that came back is refunded and the other sent again', () => {
  const undo = (parcel: string, from: string) => shop.admin('/parcels/undo', { shipmentId: parcel, from })

  it('so one piece is packed, and the refund is of the first parcel only', async () => {
    const { payload, project, student } = shop
    const book = await createGoods(payload, project, 9)
    const order = await orderBy(payload, student, {
      products: [book],
      method: 'cashOnDelivery',
      quantity: 2,
    })
    const now = () => orderOf(payload, String(order.id))
    await shop.admin('/sales/takemoney', { orderId: order.id })
    const first = await packLinesOf(shop, order)
    const two = await parcelRow(payload, first)
    await moveParcel(shop, first, 'inTransit', 'rtoDelivered')
    const desk = await staffDesk(payload, project, 800, [], {
      session: { provenUntil: new Date(Date.now() + 600_000).toISOString() },
    })
    const refunded = await desk('/sales/refund', {
      orderId: order.id,
      lines: [{ index: 0, quantity: 1 }],
      reason: 'notDelivered',
      way: 'source',
      requestKey: `piece:${first}`,
      shipmentId: first,
      restocks: false,
    })
    expect(refunded.body.apiSuccess).toBe(true)
    expect((await undo(first, 'rtoDelivered')).body.message).toBe(
      PARCEL_STAFF_TEXTS.notUndoneBecause.refunded,
    )
    expect((await shop.admin('/parcels/resend', { shipmentId: first })).body.apiSuccess).toBe(true)

    expect(linesToPack(await now())).toMatchObject([{ index: 0, quantity: 1 }])
    expect(piecesGone(await now())).toEqual([{ refunded: 1, cancelled: 0 }])
    const second = await packLinesOf(shop, await now())
    const one = await parcelRow(payload, second)
    expect(two.lines).toMatchObject([{ quantity: 2 }])
    expect(one.lines).toMatchObject([{ quantity: 1 }])
    // Grams: a box of 50, and 300 for a book without a weight.
    expect([two, one].map(({ parcel }) => parcel.weightGrams)).toEqual([650, 350])

    const [entry] = (await now()).returnedEntries
    const ordered = await now()
    expect([two, one].map((parcel) => isOfParcel(ordered, parcel, entry?.id ?? '', 0))).toEqual([true, false])
    expect(await moveParcel(shop, second, 'inTransit', 'lost')).toEqual([true, true])
    expect((await undo(second, 'lost')).body.apiSuccess).toBe(true)
    expect((await now()).lines).toMatchObject([{ state: 'shipped', shipment: second }])
  })
})
