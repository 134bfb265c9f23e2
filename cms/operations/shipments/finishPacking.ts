import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { canPack } from '#domain/orders/canPack.ts'
import { moveLine } from '#domain/orders/moves.ts'
import { applyLineStates } from '#domain/orders/transitions.ts'
import { withoutReturned } from '#domain/returns/returnedPieces.ts'
import { parcelCash } from '#domain/shipments/parcelCash.ts'
import type { Order, Shipment } from '#payload-types'
import { needsPosting, postToLedger } from '../accounting/postToLedger.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { changeShipment } from './changeShipment.ts'
import { readShipment } from './readShipment.ts'

/**
 * Claims the order lines of a new parcel, all or none, and marks it packed; if they are no longer available the parcel is cancelled.
 * Returns the parcel, or null when it was cancelled. Idempotent from any point.
 */
export async function finishPacking(payload: BasePayload, id: string, now: Date): Promise<Shipment | null> {
  const shipment = await readShipment(payload, id)
  if (shipment?.state !== 'pending') return shipment?.state === 'cancelled' ? null : shipment
  const order = await claimLines(payload, shipment, now)
  await changeShipment(payload, id, now, (row) => {
    if (row.state !== 'pending') return { data: null, answer: null }
    if (!order) return { data: abandonedParcel(id, now), answer: null }
    const indexes = row.lines.map(({ index }) => index)
    const current = withoutReturned(order)
    const isDue = order.method === 'cashOnDelivery' && order.paymentStatus === 'due'
    return {
      data: {
        state: 'packed',
        ownState: 'packed',
        appliedState: 'packed',
        packedAt: now.toISOString(),
        // The order's address may have changed since the parcel was created.
        address: order.address ?? row.address,
        cashPaise: isDue ? parcelCash(current, indexes) : 0,
        // Pieces may have been refunded since then, too.
        lines: row.lines.map((line) => ({
          ...line,
          quantity: current.lines[line.index]?.quantity ?? line.quantity,
        })),
      },
      answer: null,
    }
  })
  if (!order) return null
  await postToLedger(payload, String(order.id), now)
  return readShipment(payload, id)
}

/** Data of a cancelled parcel; its lines can be packed in another one. */
export const abandonedParcel = (id: string, now: Date): Partial<Shipment> => ({
  state: 'cancelled',
  ownState: 'cancelled',
  appliedState: 'cancelled',
  key: `closed:${id}`,
  courierTask: null,
  queryAt: null,
  endedAt: now.toISOString(),
})

/** Moves the lines into this parcel and returns the order; null when one of them cannot be packed any more. */
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
      own.has(index) ? { ...moveLine(line, 'packed'), shipment: id } : line,
    )
    return {
      data: { ...applyLineStates(order, lines), ...needsPosting(order) },
      events: shipment.lines.map(({ title, index }) => ({
        event: 'packed',
        by: shipment.packedBy ?? null,
        text: title,
        line: index,
        ref: id,
      })),
      answer: { ...order, lines },
    }
  })
}
