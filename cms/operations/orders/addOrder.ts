import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { withLock } from '#database/withLock.ts'
import type { FUNDS_GATEWAY } from '#domain/orders/methods.ts'
import { paymentKeyOf } from '#domain/orders/paymentReference.ts'
import type { Order, User } from '#payload-types'
import { placeOrder } from '../checkout/placeOrder.ts'
import { type HoldResult, holdOrder } from '../reservations/holdOrder.ts'
import { staffName } from './actorName.ts'
import { addNote } from './addNote.ts'
import { cancelOrder } from './cancelOrder.ts'
import { collectPayment } from './collectPayment.ts'
import { sendPayLink } from './sendPayLink.ts'
import type { StaffQuoted } from './staffQuote.ts'

type QuotedState = Extract<StaffQuoted, { state: 'quoted' }>
type Args = Pick<QuotedState, 'student' | 'quoted' | 'purchase' | 'address'> & {
  payload: BasePayload
  project: RequestProject
  /** The staff member who places it. */
  by: User
  pay: { kind: 'offline'; reference: string } | { kind: 'link' }
  note: string
  now: Date
}
export type AddOrderResult =
  | { state: 'paid'; order: Order }
  | { state: 'placed'; order: Order; to: string[] }
  | { state: 'referenceNeeded' | 'referenceUsed' | 'soldOut' }
  | { state: 'gone'; held: Extract<HoldResult, { state: 'gone' | 'ended' }> }

/**
 * Places an order for a student: paid at once with money received by staff (its reference is unique), or with a payment link sent to the
 * student. Everything is reserved before the payment is recorded. Idempotent.
 */
export async function addOrder(args: Args): Promise<AddOrderResult> {
  const { pay, project, quoted } = args
  if (pay.kind === 'link' && quoted.quote.payablePaise > 0) return placeWithLink(args)
  const reference = pay.kind === 'offline' ? pay.reference : ''
  if (reference === '' && quoted.quote.payablePaise > 0) return { state: 'referenceNeeded' }
  // A double click waits for the first call and then finds its order by the reference.
  return withLock(args.payload, `offline:${project.id}:${reference || quoted.quoteId}`, () =>
    placePaid(args, reference),
  )
}

type ReferenceQuery = {
  gateway?: 'offline' | typeof FUNDS_GATEWAY
  reference: string
  student: string
  quoteId: string
}

/**
 * The order recorded for this reference; `isSame` when student and quote are those of this request. Null for a new reference. Call it
 * before quoting, since after the first click the student already owns the products.
 */
export async function findOrderByReference(
  payload: BasePayload,
  project: RequestProject,
  { gateway = 'offline', reference, student, quoteId }: ReferenceQuery,
): Promise<{ isSame: boolean; order: Order } | null> {
  if (reference === '') return null
  const payment = await readRow({
    payload,
    collection: 'payments',
    where: { paymentKey: { equals: paymentKeyOf(project.id, gateway, reference) } },
  })
  const order =
    payment &&
    (await readRow({ payload, collection: 'orders', where: { id: { equals: idOf(payment.order) } } }))
  if (!order) return null
  return { order, isSame: order.quoteId === quoteId && idOf(order.student) === student }
}

const place = ({ payload, project, student, by, quoted, address, purchase, now }: Args, isPaid: boolean) =>
  placeOrder({
    payload,
    project,
    student,
    by,
    quoted,
    address,
    now,
    panel: 'admin',
    method: isPaid ? 'offline' : 'online',
    gst: purchase.gst,
  })

async function noteOf({ payload, by, note, now }: Args, order: Order): Promise<void> {
  if (note)
    await addNote(payload, {
      order: String(order.id),
      by: staffName(by),
      text: note,
      isInternal: true,
      now,
    })
}

async function placeWithLink(args: Args): Promise<AddOrderResult> {
  const { payload, by, now } = args
  const order = await place(args, false)
  await noteOf(args, order)
  const sent = await sendPayLink({ payload, order, by: staffName(by), now })
  return { state: 'placed', order, to: sent.state === 'sent' ? sent.to : [] }
}

async function placePaid(args: Args, reference: string): Promise<AddOrderResult> {
  const { payload, project, student, quoted, by, now } = args
  const before = await findOrderByReference(payload, project, {
    reference,
    student: String(student.id),
    quoteId: quoted.quoteId,
  })
  if (before) return before.isSame ? { state: 'paid', order: before.order } : { state: 'referenceUsed' }
  const order = await place(args, true)
  const giveUp = async () => {
    // An earlier order stays open for its student, and one that a concurrent request at another process has paid is kept.
    if (order.placedAt !== now.toISOString()) return
    await cancelOrder({
      payload,
      order: String(order.id),
      by: staffName(by),
      reason: 'Not added after all',
      now,
      isUnpaidOnly: true,
    })
  }
  const held = await holdOrder(payload, order, 'offline', now)
  // A payment is being settled.
  if (held.state === 'settling') return { state: 'gone', held: { state: 'ended' } }
  if (held.state !== 'held') {
    await giveUp()
    return { state: 'gone', held }
  }
  await noteOf(args, order)
  const outcome = await collectPayment({ payload, order, reference, by: staffName(by), now })
  if (outcome === 'taken' || outcome === 'paidBefore') return { state: 'paid', order }
  if (outcome === 'soldOut') return { state: 'soldOut' }
  await giveUp()
  return { state: 'referenceUsed' }
}
