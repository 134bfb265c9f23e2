import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { canPaymentMove } from '#domain/orders/moves.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { PAYABLE_ORDERS } from '#domain/orders/payable.ts'
import { HOLD_MS } from '#domain/orders/policy.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import type { Order } from '#payload-types'
import { changeOrder, reservingOrder } from '../orders/changeOrder.ts'
import {
  holdOrderReservations,
  releaseOrderReservations,
  type Shortage,
  shortageOf,
} from './orderReservations.ts'

/** `gone` names the sold-out item; `settling` means a payment is being settled, `ended` that the order is not payable. */
export type HoldResult =
  | { state: 'held'; heldUntil: number }
  | { state: 'gone'; title: string; poolKind: OrderReservation['poolKind']; key: string; left: number }
  | { state: 'ended' }
  | { state: 'settling' }

/** End of the reservation (ms since epoch), or why there is none. */
type HoldEnd = number | 'ended' | 'settling'

/**
 * Reserves everything an order needs before its payment starts, for 15 minutes; restarting the payment within that time extends it
 * once by 15 minutes. Reservations of the person's other unpaid orders are released first.
 */
export async function holdOrder(
  payload: BasePayload,
  order: Order,
  gateway: string,
  now: Date,
): Promise<HoldResult> {
  // Most buyers of a last piece are too late: check first, and leave an order without stock unchanged.
  if (order.status === 'placed' && (await shortageOf(payload, reservingOrder(order)))) {
    await releaseOtherOrders(payload, order, now)
    const shortage = await shortageOf(payload, reservingOrder(order))
    if (shortage) return unavailableResult(shortage)
  }
  const until = await changeOrder<HoldEnd>(
    payload,
    String(order.id),
    now,
    (current) => {
      if (current.settling) return { data: null, answer: 'settling' }
      if (current.status !== 'placed' || !canPaymentMove(current.paymentStatus, 'paid'))
        return { data: null, answer: 'ended' }
      const before = current.heldUntil ? Date.parse(current.heldUntil) : 0
      const isRunning = before > now.getTime()
      // A double click is one start.
      const isRepeat = isRunning && current.gateway === gateway && current.paymentStatus === 'pending'
      const next = isRunning && current.isHeldAgain ? before : now.getTime() + HOLD_MS
      const { data, events } = orderTransition(current, 'paymentStarted', now, { text: gateway })
      return {
        data: { ...data, gateway, heldUntil: new Date(next).toISOString(), isHeldAgain: isRunning },
        events: isRepeat || gateway === 'none' ? [] : events,
        answer: next,
      }
    },
    order,
  )
  if (until === null || typeof until === 'string') return { state: until ?? 'ended' }
  await releaseOtherOrders(payload, order, now)
  const holdResult = await holdOrderReservations(payload, reservingOrder(order), until, now)
  if (holdResult.ok) return { state: 'held', heldUntil: until }
  await changeOrder(payload, String(order.id), now, () => ({ data: { heldUntil: null }, answer: null }))
  return unavailableResult(holdResult)
}

/** The shortage as the result that callers report. */
export const unavailableResult = ({
  reservation,
  left,
}: Shortage): Extract<HoldResult, { state: 'gone' }> => ({
  state: 'gone',
  title: reservation.title,
  left,
  poolKind: reservation.poolKind,
  key: reservation.key,
})

/** Upper limit of a person's unpaid orders that are read. */
const MAX_UNPAID_ORDERS = 50

async function releaseOtherOrders(payload: BasePayload, order: Order, now: Date): Promise<void> {
  if (order.reservations.length === 0) return
  const others = await readRows({
    payload,
    collection: 'orders',
    where: {
      and: [
        { student: { equals: idOf(order.student) } },
        PAYABLE_ORDERS,
        { heldUntil: { exists: true } },
        { settling: { exists: false } },
      ],
    },
    sort: ['-placedAt'],
    limit: MAX_UNPAID_ORDERS,
    select: ['id', 'project', 'reservations'],
  })
  for (const other of others) {
    if (other.id === order.id) continue
    await releaseOrderReservations(payload, reservingOrder(other), now)
    await changeOrder(payload, String(other.id), now, () => ({ data: { heldUntil: null }, answer: null }))
  }
}
