import type { BasePayload, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { ORDER_EXPIRY_MS } from '#domain/orders/policy.ts'
import { orderTransition } from '#domain/orders/transitions.ts'
import { postToLedger } from '../operations/accounting/postToLedger.ts'
import { fulfilOrder } from '../operations/fulfilment/fulfilOrder.ts'
import { finishCancellation } from '../operations/orders/cancelOrder.ts'
import { applyAddressChange } from '../operations/orders/changeAddress.ts'
import { changeOrder } from '../operations/orders/changeOrder.ts'
import { notifyTransferDue } from '../operations/orders/notifyOrder.ts'
import { applyPayment, completeSettlement } from '../operations/payments/applyPayment.ts'
import { queryGateway } from '../operations/payments/queryGateway.ts'
import { processPaymentEvent } from '../operations/payments/receiveWebhook.ts'
import { lookUpReference, requestRefund } from '../operations/payments/refundPayment.ts'
import { projectOfRow } from '../operations/projects/projectOfRow.ts'
import { closePayout, reservePayout } from '../operations/referral/payouts.ts'
import { releaseOrder } from '../operations/reservations/releaseOrder.ts'
import { reserveUnits } from '../operations/returns/requestReturn.ts'
import { sweepPools } from './sweepPools.ts'

const BATCH_SIZE = 200
/** After a start, attempts younger than this are queried at once: the killed process may have missed their callback. */
const YOUNG_MS = 3_600_000

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/**
 * Finishes what a killed process or a network failure left open, at start and every few seconds: unprocessed webhook events, open
 * payment attempts (queried at the gateway), settlements, pending tasks of orders, returns and payouts, refunds, unpaid orders and
 * expired reservations. It also reads the bank references of refunds from their gateways. Every step is idempotent; a failure is logged and retried in the next sweep. Returns how many rows were
 * processed.
 * @param isStart queries every young attempt, even if it is not due
 */
export async function sweepPayments(payload: BasePayload, now: Date, isStart = false): Promise<number> {
  let processed = 0
  const each = async <T>(what: string, rows: T[], work: (row: T) => Promise<unknown>) => {
    for (const row of rows) {
      processed++
      try {
        await work(row)
      } catch (err) {
        payload.logger.error({ msg: `the sweeper could not finish ${what}`, err })
      }
    }
  }
  const find = <S extends 'payment-events' | 'payments' | 'orders' | 'refunds' | 'returns' | 'payouts'>(
    collection: S,
    where: Where,
    sort = ['createdAt'],
  ) => readRows({ payload, collection, where, sort, limit: BATCH_SIZE })

  const events = await find('payment-events', { state: { equals: 'received' } })
  await each('a payment event', events, async (event) =>
    processPaymentEvent(payload, await projectOfRow(payload, event), event, now),
  )
  await each('a payment', await find('payments', openAttempts(now, isStart)), (payment) =>
    queryGateway(payload, payment, now),
  )
  const isUnsettled: Where = { and: [{ status: { equals: 'paid' } }, { isSettled: { equals: false } }] }
  await each('a paid payment', await find('payments', isUnsettled), (payment) =>
    applyPayment(payload, payment, now),
  )
  await each(
    'an order that is being settled',
    // Sorted by the partial index that contains only unfinished rows.
    await find('orders', { settling: { exists: true } }, ['settling', 'id']),
    (order) => completeSettlement(payload, order, now),
  )
  await each('a paid order', await find('orders', { pendingTask: { equals: 'fulfil' } }), ({ id }) =>
    fulfilOrder(payload, String(id), now),
  )
  await each(
    'posting an order to the ledger',
    await find('orders', { pendingTask: { equals: 'ledger' } }),
    ({ id }) => postToLedger(payload, String(id), now),
  )
  await each('notifying of an order', await find('orders', { pendingTask: { equals: 'notify' } }), ({ id }) =>
    notifyTransferDue(payload, String(id), now),
  )
  await each('a new address', await find('orders', { pendingTask: { equals: 'address' } }), ({ id }) =>
    applyAddressChange(payload, String(id), now),
  )
  await each('a return', await find('returns', { pendingTask: { in: ['request', 'refund'] } }), (row) =>
    reserveUnits(payload, row, now),
  )
  await each('a payout', await find('payouts', { pendingTask: { in: ['hold', 'close'] } }), (row) =>
    row.pendingTask === 'hold' ? reservePayout(payload, row, now) : closePayout(payload, row, now),
  )
  await each('a cancelled order', await find('orders', { pendingTask: { equals: 'release' } }), ({ id }) =>
    finishCancellation(payload, String(id), now),
  )
  const isDueRefund: Where = {
    and: [{ state: { in: ['due', 'pending'] } }, { tryAt: { less_than_equal: now.toISOString() } }],
  }
  await each('a refund', await find('refunds', isDueRefund), (refund) => requestRefund(payload, refund, now))
  const hasNoReference: Where = {
    and: [{ state: { equals: 'done' } }, { tryAt: { less_than_equal: now.toISOString() } }],
  }
  await each('the bank reference of a refund', await find('refunds', hasNoReference), (refund) =>
    lookUpReference(payload, refund, now),
  )
  const isOverdue: Where = {
    and: [{ status: { equals: 'placed' } }, { placedAt: { less_than: before(now, ORDER_EXPIRY_MS) } }],
  }
  await each('an order nobody paid', await find('orders', isOverdue), ({ id }) =>
    expireOrder(payload, String(id), now),
  )
  return processed + (await sweepPools(payload, now))
}

function openAttempts(now: Date, isStart: boolean): Where {
  const created: Where = { status: { equals: 'created' } }
  const isDue: Where = { queryAt: { less_than_equal: now.toISOString() } }
  const isYoung: Where = { createdAt: { greater_than: before(now, YOUNG_MS) } }
  return { and: [created, isStart ? { or: [isDue, isYoung] } : isDue] }
}

/** Expires an unpaid order and releases its reservations. A payment that arrives later revives it while everything is still available. */
async function expireOrder(payload: BasePayload, id: string, now: Date): Promise<void> {
  await changeOrder(payload, id, now, (order) =>
    order.status === 'placed' && !order.paidBy && !order.settling
      ? { ...orderTransition(order, 'expired', now), answer: null }
      : { data: null, answer: null },
  )
  await releaseOrder(payload, id, now)
}
