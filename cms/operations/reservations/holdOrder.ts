import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { canPaymentMove } from '#domain/orders/moves.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { PAYABLE_ORDERS } from '#domain/orders/payable.ts'
import { HOLD_MS } from '#domain/orders/policy.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import type { Order } from '#payload-types'
import { changeOrder, takerOf } from '../orders/changeOrder.ts'
import { holdAll, type Lacking, releaseAll, shortageOf } from './orderReservations.ts'

/** `gone` names what there is too little of; `settling` orders are being paid at this moment, `ended` ones are not payable. */
export type Held =
  | { state: 'held'; heldUntil: number }
  | { state: 'gone'; title: string; poolKind: OrderReservation['poolKind']; left: number }
  | { state: 'ended' }
  | { state: 'settling' }

/** Until when (ms since epoch), or why not. */
type Until = number | 'ended' | 'settling'

/**
 * Holds everything that an order takes before its gateway opens: 15 minutes, and when the payment is started again in that
 * time, 15 minutes once more. What other waiting orders of the same person hold goes back first.
 */
export async function holdOrder(
  payload: BasePayload,
  order: Order,
  gateway: string,
  now: Date,
): Promise<Held> {
  // Most who want the last piece come too late: an order that can't be had is left as it is.
  if (order.status === 'placed' && (await shortageOf(payload, takerOf(order)))) {
    await letOthersGo(payload, order, now)
    const lacking = await shortageOf(payload, takerOf(order))
    if (lacking) return goneOf(lacking)
  }
  const until = await changeOrder<Until>(
    payload,
    String(order.id),
    now,
    (current) => {
      if (current.settling) return { data: null, answer: 'settling' }
      if (current.status !== 'placed' || !canPaymentMove(current.paymentStatus, 'paid'))
        return { data: null, answer: 'ended' }
      const before = current.heldUntil ? Date.parse(current.heldUntil) : 0
      const isRunning = before > now.getTime()
      // Somebody who presses twice has started once.
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
  await letOthersGo(payload, order, now)
  const taken = await holdAll(payload, takerOf(order), until, now)
  if (taken.ok) return { state: 'held', heldUntil: until }
  await changeOrder(payload, String(order.id), now, () => ({ data: { heldUntil: null }, answer: null }))
  return goneOf(taken)
}

/** What there is too little of, as whoever wanted it is told. */
export const goneOf = ({ taking, left }: Lacking): Extract<Held, { state: 'gone' }> => ({
  ...{ state: 'gone', title: taking.title, poolKind: taking.poolKind, left },
})

/** More orders of one person than these don't wait for their payment at once. */
const MAX_WAITING = 50

async function letOthersGo(payload: BasePayload, order: Order, now: Date): Promise<void> {
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
    limit: MAX_WAITING,
    select: ['id', 'project', 'reservations'],
  })
  for (const other of others) {
    if (other.id === order.id) continue
    await releaseAll(payload, takerOf(other), now)
    await changeOrder(payload, String(other.id), now, () => ({ data: { heldUntil: null }, answer: null }))
  }
}
