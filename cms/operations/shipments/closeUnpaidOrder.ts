import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { isCashUncollectable } from '#domain/orders/cashOnDelivery.ts'
import type { LineState } from '#domain/orders/moves.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import type { Shipment } from '#payload-types'
import { postToLedger } from '../accounting/postToLedger.ts'
import { finishCancellation } from '../orders/cancelOrder.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { remainingReservations } from '../returns/applyReturn.ts'

/**
 * Closes a cash-on-delivery order that can no longer be paid because all its lines ended in one of these states: releases coupons and
 * credits and issues a credit note. Goods are not restocked here; that is decided on the parcel. False for any other order. Idempotent.
 */
export async function closeUnpaidOrder(
  payload: BasePayload,
  shipment: Pick<Shipment, 'order'>,
  ended: readonly LineState[],
  now: Date,
): Promise<boolean> {
  const id = idOf(shipment.order) as string
  const isClosed = await changeOrder<boolean | 'ledger'>(payload, id, now, (order) => {
    if (order.status === 'cancelled') return { data: null, answer: order.pendingTask === 'release' }
    if (!isCashUncollectable(order, ended)) return { data: null, answer: false }
    // Issue the invoice first, since the credit note references it.
    if (order.pendingTask === 'ledger') return { data: null, answer: 'ledger' }
    const { data, events } = orderTransition(order, 'closedUnpaid', now)
    return {
      data: {
        ...data,
        pendingReturns: [],
        reservations: remainingReservations(
          order.reservations,
          order.lines,
          order.lines.map(({ state, quantity }) => (ended.includes(state) ? quantity : 0)),
          { creditsPaise: 0, paidPaise: 0 },
        ),
      },
      events,
      answer: true,
    }
  })
  if (isClosed === 'ledger') {
    await postToLedger(payload, id, now)
    return closeUnpaidOrder(payload, shipment, ended, now)
  }
  if (isClosed) await finishCancellation(payload, id, now)
  return isClosed === true
}
