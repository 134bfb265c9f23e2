import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { reasonOfWhole } from '#domain/invoices/creditNoteReason.ts'
import { keyPoolsOfLines } from '#domain/orders/keyPools.ts'
import { isCancellable } from '#domain/orders/moves.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import type { ReturnedEntry } from '#domain/returns/ReturnSchemas.ts'
import { creditsRefundStatus, refundFor, remainingPieces } from '#domain/returns/returnedPieces.ts'
import type { Order } from '#payload-types'
import { recordReturn } from '../accounting/recordReturn.ts'
import { reverseCommission } from '../franchise/commission.ts'
import { revokeEntitlements } from '../fulfilment/revokeEntitlements.ts'
import { issueCreditNote } from '../invoices/issueCreditNote.ts'
import { completeSettlement } from '../payments/applyPayment.ts'
import { refundPayment } from '../payments/refundPayment.ts'
import { closeAttempts } from '../payments/startPayment.ts'
import { reverseReward } from '../referral/rewardReferral.ts'
import { releaseOrder } from '../reservations/releaseOrder.ts'
import { blockKeysOfOrder } from '../serialKeys/blockKeysOfOrder.ts'
import { recountKeys } from '../serialKeys/recountKeys.ts'
import { reverseCashback } from '../wallets/reverseCashback.ts'
import { changeOrder } from './changeOrder.ts'
import { notifyOrderCancelled } from './notifyOrder.ts'

type Args = {
  payload: BasePayload
  order: string
  /** Name of the staff member; null for the student. */
  by: string | null
  reason: string | null
  /** Whether an order that has been paid, or is being settled, is left as it is. */
  isUnpaidOnly?: boolean
  now: Date
}
export type CancelOrderResult = 'cancelled' | 'tooLate'

/**
 * Cancels an order before anything of it is fulfilled: releases its reservations and refunds its payment. Idempotent; a payment that
 * arrives later is refunded too.
 */
export async function cancelOrder(args: Args): Promise<CancelOrderResult> {
  const { payload, order: id, by, reason, isUnpaidOnly = false, now } = args
  const done = await changeOrder<CancelOrderResult | Order>(payload, id, now, (order) => {
    if (isUnpaidOnly && (order.settling || order.paidBy)) return { data: null, answer: 'tooLate' }
    // Finish a settlement in progress first, then cancel and refund.
    if (order.settling) return { data: null, answer: order }
    if (order.status === 'cancelled') return { data: null, answer: 'cancelled' }
    if (!isCancellable(order)) return { data: null, answer: 'tooLate' }
    const returnedEntry = order.paidBy || order.isSold ? entryOfRest(order) : null
    const returnedEntries = returnedEntry ? [...order.returnedEntries, returnedEntry] : order.returnedEntries
    const { data, events } = orderTransition(order, 'cancelled', now, { by, text: reason })
    return {
      data: {
        ...data,
        returnedEntries,
        pendingReturns: [],
        paymentStatus:
          creditsRefundStatus(order, returnedEntries) ?? data.paymentStatus ?? order.paymentStatus,
      },
      events,
      answer: 'cancelled',
    }
  })
  if (done && typeof done === 'object') {
    await completeSettlement(payload, done, now)
    return cancelOrder(args)
  }
  if (done === 'cancelled') await finishCancellation(payload, id, now)
  return done ?? 'tooLate'
}

/** Carries out a recorded cancellation: refund, reversals, credit note, release. Idempotent; the sweeper calls it after a kill. */
export async function finishCancellation(payload: BasePayload, id: string, now: Date): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (!order) return
  await closeAttempts(payload, id)
  await revokeEntitlements(payload, id, now)
  await blockKeysOfOrder(payload, id)
  const payment = order.paidBy
    ? await readRow({ payload, collection: 'payments', where: { id: { equals: order.paidBy } } })
    : null
  const returnedEntry = order.returnedEntries.find(({ id: name }) => name === WHOLE)
  if (payment) {
    const amountPaise =
      returnedEntry?.figures.paidPaise ?? (order.returnedEntries.length > 0 ? 0 : payment.amountPaise)
    const part = amountPaise === payment.amountPaise ? {} : { part: { key: WHOLE, amountPaise } }
    await refundPayment({ payload, payment, reason: 'cancelled', ...part, now })
  }
  await reverseCashback({ payload, order, key: WHOLE, paise: returnedEntry?.figures.earnedPaise ?? 0, now })
  await reverseReward(payload, order, WHOLE, now)
  await reverseCommission(payload, order, WHOLE, now)
  // Partial returns have their own credit notes; the last note covers the rest.
  for (const one of order.returnedEntries) if (one.id !== WHOLE) await recordReturn(payload, order, one, now)
  await issueCreditNote(payload, {
    order,
    key: `cancelled:${id}`,
    part: { rest: reasonOfWhole(order.lines) },
    now,
  })
  await notifyOrderCancelled(payload, order, now)
  await releaseOrder(payload, id, now)
  // Keys already shown cannot be sold again, so fewer returned to stock than were sold.
  for (const pool of keyPoolsOfLines(order.lines)) await recountKeys(payload, pool)
}

/** Id of the returned entry for the rest of an order that is cancelled as a whole. */
const WHOLE = 'order'

function entryOfRest(order: Order): ReturnedEntry {
  const quantities = remainingPieces({ ...order, pendingReturns: [] })
  return {
    id: WHOLE,
    quantities,
    withDelivery: true,
    way: 'source',
    isOff: !order.paidBy,
    figures: refundFor(order, quantities, true),
  }
}
