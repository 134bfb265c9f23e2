import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import type { Shipment } from '#payload-types'
import { changeOrder } from '../commerce/changeOrder.ts'
import { tellAdmins } from '../notifications/tellAdmins.ts'
import { changeShipment } from './changeShipment.ts'
import { moveLines } from './moveLines.ts'

/**
 * What follows when a parcel came back to the sender, or was lost. It waits for somebody to decide what becomes of the goods
 * and of what was paid; an order that was to be paid at the door is closed unpaid once all of it came back. May be repeated.
 */
export async function cameBack(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const isLost = shipment.state === 'lost'
  if (!isLost) {
    await moveLines(payload, shipment, 'returned', now)
    await closeUnpaid(payload, shipment, now)
  } else await noteLoss(payload, shipment, now)
  await changeShipment(payload, String(shipment.id), now, ({ returnState }) => ({
    data: returnState ? null : { returnState: 'open' },
    answer: null,
  }))
  await tellAdmins(payload, {
    project: idOf(shipment.project) as string,
    kind: 'message',
    title: isLost
      ? `A parcel of ${shipment.orderNumber} is lost`
      : `A parcel of ${shipment.orderNumber} came back`,
    text: isLost
      ? 'Ask the courier, and decide what the student gets.'
      : 'Look at what is in it, and decide what becomes of it.',
    href: `/admin/collections/shipments/${shipment.id}`,
    dedupeKey: `parcel:${shipment.id}:${shipment.state}`,
    now,
  })
}

const closeUnpaid = (payload: BasePayload, { order: of }: Shipment, now: Date) =>
  changeOrder(payload, idOf(of) as string, now, (order) => {
    const isOpen = order.status === 'confirmed' && order.paymentStatus === 'due'
    const isAllBack = order.lines.every(({ state }) => state === 'returned' || state === 'cancelled')
    if (!isOpen || order.method !== 'cashOnDelivery' || !isAllBack) return { data: null, answer: null }
    return {
      data: {
        ...{ status: 'cancelled', paymentStatus: 'failed', fulfilment: 'cancelled' },
        ...{ cancelledAt: now.toISOString(), openKey: `closed:${order.id}` },
      },
      events: [{ event: 'cancelled' }],
      answer: null,
    }
  })

/** Its lines stay where they are; the timeline says it once for each. */
const noteLoss = (payload: BasePayload, { lines, order: of }: Shipment, now: Date) =>
  changeOrder(payload, idOf(of) as string, now, (order) => {
    const told = new Set(order.timeline.flatMap(({ event, text }) => (event === 'lost' ? [text] : [])))
    const events = lines.flatMap(({ title }) =>
      told.has(title) ? [] : [{ event: 'lost' as const, text: title }],
    )
    return { data: events.length > 0 ? {} : null, events, answer: null }
  })
