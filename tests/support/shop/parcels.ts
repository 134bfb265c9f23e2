import type { BasePayload } from 'payload'
import { moveLines } from '#cms/operations/shipments/moveLines.ts'
import { packLines } from '#cms/operations/shipments/packLines.ts'
import type { Shipment } from '#payload-types'
import { orderRow } from './shopper.ts'

const PARCEL = { weightGrams: 500, lengthCm: 20, widthCm: 15, heightCm: 5 }

/** Packs lines of an order, by default all that wait to be sent, into one parcel. Throws when they cannot be packed. */
export async function packOrder(
  payload: BasePayload,
  id: string,
  only?: readonly number[],
): Promise<Shipment> {
  const order = await orderRow(payload, id)
  const waiting = order.lines.flatMap(({ goods, state }, index) =>
    goods.length > 0 && state === 'waiting' ? [index] : [],
  )
  const indexes = only ?? waiting
  const packed = await packLines({
    payload,
    order,
    indexes,
    courier: 'manual',
    parcel: PARCEL,
    by: 'Somebody',
    now: new Date(),
  })
  if (packed.state !== 'packed') throw new Error(`not packed: ${packed.state}`)
  return packed.shipment
}

/** Packs all that waits to be sent and marks it as delivered. */
export async function deliverOrder(payload: BasePayload, id: string): Promise<void> {
  await moveLines(payload, await packOrder(payload, id), 'delivered', new Date())
}
