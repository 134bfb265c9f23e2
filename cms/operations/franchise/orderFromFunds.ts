import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { FUNDS_GATEWAY } from '#domain/orders/methods.ts'
import type { Order, User } from '#payload-types'
import { placeOrder } from '../checkout/placeOrder.ts'
import { staffName } from '../orders/actorName.ts'
import { cancelOrder } from '../orders/cancelOrder.ts'
import type { StaffQuoted } from '../orders/staffQuote.ts'
import { applyPayment, completeSettlement } from '../payments/applyPayment.ts'
import { recordPayment } from '../payments/startPayment.ts'
import { type HoldResult, holdOrder } from '../reservations/holdOrder.ts'

type QuotedState = Extract<StaffQuoted, { state: 'quoted' }>
type Args = Pick<QuotedState, 'student' | 'quoted' | 'purchase' | 'address'> & {
  payload: BasePayload
  project: RequestProject
  /** The franchisee, whose funds pay. */
  by: User
  idempotencyKey: string
  now: Date
}
export type OrderFromFundsResult =
  | { state: 'paid'; order: Order }
  | { state: 'gone'; held: Extract<HoldResult, { state: 'gone' | 'ended' }> }
  | { state: 'soldOut' }
  | { state: 'keyUsed' }

/**
 * Orders for a student and pays with the franchisee's funds, which are reserved with the order's other reservations and spent when it is
 * sold. Idempotent by `idempotencyKey`; a repeat also resumes an order interrupted by a kill.
 */
export async function orderFromFunds(args: Args): Promise<OrderFromFundsResult> {
  const { payload, project, student, by, quoted, purchase, address, idempotencyKey, now } = args
  const order = await placeOrder({
    payload,
    project,
    student,
    by,
    quoted,
    address,
    now,
    panel: 'franchise',
    method: 'offline',
    gst: purchase.gst,
    funds: { owner: String(by.id), key: idempotencyKey },
  })
  /** Cancels the order; false when a concurrent request at another process has paid it. */
  const cancelUnpaid = async () =>
    (await cancelOrder({
      payload,
      order: String(order.id),
      by: staffName(by),
      reason: 'Not ordered after all',
      now,
      isUnpaidOnly: true,
    })) === 'cancelled'
  const held = await holdOrder(payload, order, FUNDS_GATEWAY, now)
  if (held.state === 'settling') return outcomeOf(payload, order, now)
  if (held.state !== 'held')
    return (await cancelUnpaid()) ? { state: 'gone', held } : outcomeOf(payload, order, now)
  const payment = await recordPayment({
    payload,
    order,
    gateway: FUNDS_GATEWAY,
    reference: idempotencyKey,
    now,
  })
  if (!payment) return (await cancelUnpaid()) ? { state: 'keyUsed' } : outcomeOf(payload, order, now)
  await applyPayment(payload, payment, now)
  return outcomeOf(payload, order, now)
}

/** The outcome of the order, after finishing a settlement that a concurrent call may have started. */
async function outcomeOf(payload: BasePayload, order: Order, now: Date): Promise<OrderFromFundsResult> {
  const current = await readRow({ payload, collection: 'orders', where: { id: { equals: order.id } } })
  if (current?.settling) await completeSettlement(payload, current, now)
  const after = await readRow({ payload, collection: 'orders', where: { id: { equals: order.id } } })
  return after?.paidBy && after.status !== 'cancelled'
    ? { state: 'paid', order: after }
    : { state: 'soldOut' }
}
