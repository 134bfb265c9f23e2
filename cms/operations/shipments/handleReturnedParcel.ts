import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { Shipment } from '#payload-types'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'
import { changeShipment } from './changeShipment.ts'
import { closeUnpaidOrder } from './closeUnpaidOrder.ts'
import { moveLines } from './moveLines.ts'

/**
 * Handles a parcel that was returned to the sender (RTO) or lost: it waits for staff to resend or refund it, and a cash-on-delivery
 * order is closed unpaid once all of it was returned. Idempotent.
 */
export async function handleReturnedParcel(
  payload: BasePayload,
  shipment: Shipment,
  now: Date,
): Promise<void> {
  const undone = shipment.scans.filter((scan) => scan.undone === shipment.state).length
  const isLost = shipment.state === 'lost'
  await moveLines(payload, shipment, isLost ? 'lost' : 'undelivered', now)
  if (!isLost) await closeUnpaidOrder(payload, shipment, ['undelivered'], now)
  await changeShipment(payload, String(shipment.id), now, ({ returnState }) => ({
    data: returnState ? null : { returnState: 'open' },
    answer: null,
  }))
  await notifyAdmins(payload, {
    project: idOf(shipment.project) as string,
    kind: 'message',
    title: isLost
      ? `A parcel of ${shipment.orderNumber} is lost`
      : `A parcel of ${shipment.orderNumber} came back`,
    text: 'Decide whether it is sent again or refunded.',
    href: `/admin/collections/shipments/${shipment.id}`,
    dedupeKey: ['parcel', shipment.id, shipment.state, ...(undone > 0 ? [undone] : [])].join(':'),
    now,
  })
}
