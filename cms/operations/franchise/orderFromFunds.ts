import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { FUNDS_GATEWAY } from '#domain/orders/methods.ts'
import type { Order, User } from '#payload-types'
import { placeOrder } from '../checkout/placeOrder.ts'
import { nameOf } from '../orders/byOf.ts'
import { cancelOrder } from '../orders/cancelOrder.ts'
import type { StaffQuoted } from '../orders/staffQuote.ts'
import { countPayment, finishSettling } from '../payments/countPayment.ts'
import { notePayment } from '../payments/startPayment.ts'
import { type Held, holdOrder } from '../reservations/holdOrder.ts'

type Fine = Extract<StaffQuoted, { state: 'quoted' }>
type Args = Pick<Fine, 'student' | 'quoted' | 'wish' | 'address'> & {
  payload: BasePayload
  project: RequestProject
  /** The franchisee, whose funds pay. */
  by: User
  idempotencyKey: string
  now: Date
}
export type Ordered =
  | { state: 'paid'; order: Order }
  | { state: 'gone'; held: Extract<Held, { state: 'gone' | 'ended' }> }
  | { state: 'soldOut' }
  | { state: 'keyUsed' }

/**
 * Orders for a student and pays with the franchisee's funds: they are reserved with everything else that the order takes, and spent once
 * it is sold. The same key once more finds the same order, and one whose funds were reserved when the process died goes on from there.
 */
export async function orderFromFunds(args: Args): Promise<Ordered> {
  const { payload, project, student, by, quoted, wish, address, idempotencyKey, now } = args
  const order = await placeOrder({
    ...{ payload, project, student, by, quoted, address, now },
    ...{ panel: 'franchise', method: 'offline', gst: wish.gst },
    funds: { owner: String(by.id), key: idempotencyKey },
  })
  const giveUp = () =>
    cancelOrder({ payload, order: String(order.id), by: nameOf(by), reason: 'Not ordered after all', now })
  const held = await holdOrder(payload, order, FUNDS_GATEWAY, now)
  if (held.state === 'settling') return finished(payload, order, now)
  if (held.state !== 'held') {
    await giveUp()
    return { state: 'gone', held }
  }
  const payment = await notePayment({
    payload,
    order,
    gateway: FUNDS_GATEWAY,
    reference: idempotencyKey,
    now,
  })
  if (!payment) {
    await giveUp()
    return { state: 'keyUsed' }
  }
  await countPayment(payload, payment, now)
  return finished(payload, order, now)
}

/** What has become of it: the same call beside this one may be at it. */
async function finished(payload: BasePayload, order: Order, now: Date): Promise<Ordered> {
  const current = await readRow({ payload, collection: 'orders', where: { id: { equals: order.id } } })
  if (current?.settling) await finishSettling(payload, current, now)
  const after = await readRow({ payload, collection: 'orders', where: { id: { equals: order.id } } })
  return after?.paidBy && after.status !== 'cancelled'
    ? { state: 'paid', order: after }
    : { state: 'soldOut' }
}
