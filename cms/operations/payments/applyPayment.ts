import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { refundedNotification } from '#domain/notifications/orderNotifications.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { settlementOf, settlementText } from '#domain/orders/settlement.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import { refundDestination } from '#domain/returns/refundDestination.ts'
import type { Order, Payment } from '#payload-types'
import { fulfilOrder } from '../fulfilment/fulfilOrder.ts'
import { changeOrder, reservingOrder } from '../orders/changeOrder.ts'
import { notifyBuyer } from '../orders/notifyBuyer.ts'
import {
  sellOrderReservations,
  settleOrderSales,
  type UnsettledSales,
} from '../reservations/orderReservations.ts'
import { releaseOrder } from '../reservations/releaseOrder.ts'
import { applyCash } from './applyCash.ts'
import { confirmCashOrder } from './confirmDue.ts'
import { refundPayment } from './refundPayment.ts'

type Applied = 'applied' | 'second' | 'ended'
/** `order` is the order as changed by this payment; `sales` are the reservations it sold. */
type Outcome = { result: Applied; order: Order | null; sales: UnsettledSales }

/**
 * Applies a paid payment to its order: sells the reservations, marks the order paid and fulfils it. A second payment is refunded, and
 * so is one for a cancelled order or one whose items are sold out. Cash on delivery is applied by `applyCash`. Idempotent.
 */
export async function applyPayment(payload: BasePayload, payment: Payment, now: Date): Promise<void> {
  if (payment.gateway === 'cashOnDelivery') {
    await applyCash(payload, payment, null, now)
    return
  }
  const id = idOf(payment.order) as string
  const before = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (!before) throw new Error('a payment has no order')
  const { result, order, sales } = await settle(payload, before, payment, now)
  if (result === 'second') await refundUnused(payload, before, payment, 'second', now)
  if (result === 'ended') {
    await releaseOrder(payload, id, now)
    if (before.status === 'cancelled') await refundUnused(payload, before, payment, 'late', now)
    else await refundPayment({ payload, payment, reason: 'soldOut', now })
  }
  // The order's `pendingTask` records what is left to do from here.
  await Promise.all([
    conditionalUpdate({
      payload,
      collection: 'payments',
      where: { id: { equals: payment.id } },
      data: { isSettled: true, queryAt: null },
    }),
    settleOrderSales(sales),
    result === 'applied' ? fulfilOrder(payload, id, now, order) : null,
  ])
}

/** Refunds a payment that its order does not need, and notifies the student once, since no other message mentions the charge. */
async function refundUnused(
  payload: BasePayload,
  order: Order,
  payment: Payment,
  reason: 'second' | 'late',
  now: Date,
): Promise<void> {
  await refundPayment({ payload, payment, reason, now })
  const figures = { paidPaise: payment.amountPaise, creditsPaise: 0, deliveryPaise: 0 }
  const destination = refundDestination({ gateway: payment.gateway, isCredits: false })
  const notification = refundedNotification(order.number, { isOff: false, figures }, destination)
  await notifyBuyer(payload, order, notification, `refund:${payment.id}`, now)
}

type Relation = Applied | 'open' | 'settling'

/** Relation of a payment to its order. An applied payment stays applied: whatever cancels the order refunds it. */
function relationOf({ paidBy, status, settling }: Order, { id }: Payment): Relation {
  if (paidBy === id) return 'applied'
  if (paidBy) return 'second'
  if (status === 'cancelled') return 'ended'
  return !settling || settlementOf(settling)?.payment === id ? 'open' : 'settling'
}

/** Limit of other settlements that one payment waits for. */
const MAX_SETTLEMENTS = 10

/** Settles the order by this payment; finishes another settlement of the order first. */
async function settle(payload: BasePayload, before: Order, payment: Payment, now: Date): Promise<Outcome> {
  for (let turn = 0, known = before; turn < MAX_SETTLEMENTS; turn++) {
    const { relation, order } = await claim(payload, known, payment, now)
    if (relation === 'open') return sellAndPay(payload, order, payment, now)
    if (relation !== 'settling') return { result: relation, order: null, sales: [] }
    await completeSettlement(payload, order, now)
    known = order
  }
  throw new Error(`order ${before.number} is being settled by others`)
}

/** Finishes the settlement in progress of an order, by a payment or by cash on delivery. Idempotent and safe to run concurrently. */
export async function completeSettlement(payload: BasePayload, order: Order, now: Date): Promise<void> {
  const settlement = settlementOf(order.settling)
  if (!settlement) return
  if (settlement.by !== 'payment') {
    await confirmCashOrder(payload, order, now)
    return
  }
  const where = { id: { equals: settlement.payment } }
  const payment = await readRow({ payload, collection: 'payments', where })
  if (!payment) throw new Error(`order ${order.number} is settled by a payment that does not exist`)
  await applyPayment(payload, payment, now)
}

type Claimed = { relation: Relation; order: Order }

/** Claims the order for a settlement by this payment. No claim is needed when there is nothing to sell or it is sold already. */
async function claim(payload: BasePayload, order: Order, payment: Payment, now: Date): Promise<Claimed> {
  const id = String(payment.id)
  const isClaimed = ({ isSold, reservations, settling }: Order) =>
    isSold || reservations.length === 0 || settlementOf(settling)?.payment === id
  const before = relationOf(order, payment)
  if (before !== 'settling' && (before !== 'open' || isClaimed(order))) return { relation: before, order }
  const claimed = await changeOrder<Claimed>(
    payload,
    String(order.id),
    now,
    (current) => {
      const relation = relationOf(current, payment)
      if (relation !== 'open' || isClaimed(current))
        return { data: null, answer: { relation, order: current } }
      const settlement = { claim: current.rev, by: 'payment' as const, payment: id }
      return {
        data: { settling: settlementText(settlement) },
        answerWith: (after) => ({ relation, order: after }),
      }
    },
    order,
  )
  if (!claimed) throw new Error('a payment has no order')
  return claimed
}

/** Title of the sold-out item and the index of the line that needed it, for the timeline. */
const shortageOf = ({ lines }: Order, { key, title }: OrderReservation) => {
  const line = lines.findIndex(({ goods }) =>
    goods.some(({ product, variant }) => stockKey(product, variant) === key),
  )
  return { text: title, line: line < 0 ? null : line }
}

async function sellAndPay(payload: BasePayload, order: Order, payment: Payment, now: Date): Promise<Outcome> {
  const reserving = reservingOrder(order)
  const { sales, shortage } = order.isSold
    ? { sales: [], shortage: null }
    : await sellOrderReservations(payload, reserving, {
        claim: settlementOf(order.settling)?.claim ?? order.rev,
        now,
      })
  const paid = await changeOrder<Pick<Outcome, 'result' | 'order'>>(
    payload,
    reserving.id,
    now,
    (current) => {
      const relation = relationOf(current, payment)
      if (relation === 'settling') throw new Error('another settlement replaced the one of this payment')
      if (relation !== 'open') return { data: null, answer: { result: relation, order: null } }
      if (shortage)
        return {
          ...orderTransition(current, 'soldOut', now, shortageOf(current, shortage.reservation)),
          answer: { result: 'ended', order: null },
        }
      const details = { paise: payment.amountPaise, text: payment.method ?? null }
      const { data, events } = orderTransition(current, 'paid', now, details)
      return {
        data: {
          ...data,
          paidBy: String(payment.id),
          gateway: payment.gateway,
          paidAt: now.toISOString(),
          isSold: true,
        },
        events,
        answerWith: (after) => ({ result: 'applied', order: after }),
      }
    },
    order,
  )
  return { ...(paid ?? { result: 'ended', order: null }), sales }
}
