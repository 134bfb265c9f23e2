import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { readRow } from '#collections/guard.ts'
import { hasLeft, isShipmentOver } from '#domain/courier/states.ts'
import type { Order, Shipment } from '#payload-types'
import { collectCash } from '../orders/collectCash.ts'
import { cameBack } from './cameBack.ts'
import { changeShipment } from './changeShipment.ts'
import { courierRules } from './courierRules.ts'
import { givenUp } from './finishPacking.ts'
import { moveLines } from './moveLines.ts'
import { tellOfParcel } from './tellOfParcel.ts'

/**
 * Lets the order follow where its parcel is: its lines, the cash at the door, what the student is told. May be repeated from
 * any point; `appliedState` says how far it came.
 */
export async function followState(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const { state } = shipment
  const project = { id: idOf(shipment.project) as string }
  if (state === 'cancelled') await moveLines(payload, shipment, 'waiting', now)
  else if (state === 'delivered') {
    await moveLines(payload, shipment, 'delivered', now)
    if ((await courierRules(payload, project)).collectsCash) await noteCash(payload, shipment, now)
  } else if (hasLeft(state)) await moveLines(payload, shipment, 'shipped', now)
  if (state === 'rtoDelivered' || state === 'lost') await cameBack(payload, shipment, now)
  await tellOfParcel(payload, shipment, now)
  await changeShipment(payload, String(shipment.id), now, (row) => ({
    data: {
      ...(state === 'cancelled' ? givenUp(String(row.id), now) : {}),
      appliedState: state,
      shippedAt: row.shippedAt ?? (hasLeft(state) ? now.toISOString() : null),
      ...(isShipmentOver(state) ? { endedAt: row.endedAt ?? now.toISOString(), askAt: null } : {}),
    },
    answer: null,
  }))
}

/** The cash of an order is noted once everything that was sent has arrived. */
async function noteCash(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const order: Order | null = await readRow({
    payload,
    collection: 'orders',
    where: { id: { equals: idOf(shipment.order) } },
  })
  const sent = order?.lines.filter(({ goods, state }) => goods.length > 0 && state !== 'cancelled') ?? []
  if (order?.method !== 'cashOnDelivery' || sent.some(({ state }) => state !== 'delivered')) return
  await collectCash({ payload, order, by: shipment.courierName ?? shipment.reference, now })
}
