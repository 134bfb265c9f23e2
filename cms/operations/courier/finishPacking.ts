import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { cashOf } from '#domain/courier/cashOf.ts'
import { canPack } from '#domain/orders/canPack.ts'
import { movedLine } from '#domain/orders/moves.ts'
import { movedLines } from '#domain/orders/transitions.ts'
import { withoutBack } from '#domain/returns/piecesOf.ts'
import type { Order, Shipment } from '#payload-types'
import { needsPosting, postToLedger } from '../accounting/postToLedger.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { changeShipment } from './changeShipment.ts'
import { readShipment } from './readShipment.ts'

/**
 * Takes the lines of a new parcel out of what waits in the order, all of them or none, and makes it packed; a parcel whose
 * lines are gone is given up. Answers the parcel as it is then, null when it was given up. May be repeated from any point.
 */
export async function finishPacking(payload: BasePayload, id: string, now: Date): Promise<Shipment | null> {
  const shipment = await readShipment(payload, id)
  if (shipment?.state !== 'pending') return shipment?.state === 'cancelled' ? null : shipment
  const order = await claimLines(payload, shipment, now)
  await changeShipment(payload, id, now, (row) => {
    if (row.state !== 'pending') return { data: null, answer: null }
    if (!order) return { data: gaveUp(id, now), answer: null }
    const indexes = row.lines.map(({ index }) => index)
    const isDue = order.method === 'cashOnDelivery' && order.paymentStatus === 'due'
    return {
      data: {
        ...{ state: 'packed', ownState: 'packed', appliedState: 'packed' },
        packedAt: now.toISOString(),
        // It may have changed since the parcel was begun.
        address: order.address ?? row.address,
        cashPaise: isDue ? cashOf(withoutBack(order), indexes) : 0,
      },
      answer: null,
    }
  })
  if (!order) return null
  await postToLedger(payload, String(order.id), now)
  return readShipment(payload, id)
}

/** What makes a parcel one that was given up; its lines may be in another one. */
export const gaveUp = (id: string, now: Date): Partial<Shipment> => ({
  ...{ state: 'cancelled', ownState: 'cancelled', appliedState: 'cancelled' },
  ...{ key: `closed:${id}`, courierTask: null, askAt: null, endedAt: now.toISOString() },
})

/** The order with the lines in this parcel, or null when one of them can't be packed any more. */
function claimLines(payload: BasePayload, shipment: Shipment, now: Date): Promise<Order | null> {
  const id = String(shipment.id)
  const own = new Set(shipment.lines.map(({ index }) => index))
  return changeOrder<Order | null>(payload, idOf(shipment.order) as string, now, (order) => {
    const isIn = (index: number) => order.lines[index]?.shipment === id
    if ([...own].every(isIn)) return { data: null, answer: order }
    const mayAll = [...own].every((index) => {
      const line = order.lines[index]
      return line && canPack(order, line)
    })
    if (!mayAll) return { data: null, answer: null }
    const lines = order.lines.map((line, index) =>
      own.has(index) ? { ...movedLine(line, 'packed'), shipment: id } : line,
    )
    return {
      data: { ...movedLines(order, lines), ...needsPosting(order) },
      events: shipment.lines.map(({ title, index }) => ({
        event: 'packed',
        by: shipment.packedBy ?? null,
        ...{ text: title, line: index, ref: id },
      })),
      answer: { ...order, lines },
    }
  })
}
