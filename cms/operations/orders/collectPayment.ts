import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { paymentKeyOf } from '#domain/orders/paymentReference.ts'
import { isDueAtDoor } from '#domain/orders/unpaidAtDoor.ts'
import type { Order } from '#payload-types'
import { countPayment } from '../payments/countPayment.ts'
import { settlePayment } from '../payments/settlePayment.ts'
import { notePayment } from '../payments/startPayment.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { addNote } from './addNote.ts'
import { collectCashOnDelivery } from './collectCashOnDelivery.ts'

type Args = {
  payload: BasePayload
  order: Order
  reference: string
  /** The day on which it came, such as `24 Nov 2026`. */
  arrivedOn?: string | null
  by: string
  now: Date
}
export type Taken =
  | 'taken'
  | 'paidBefore'
  | 'referenceNeeded'
  | 'referenceUsed'
  | 'orderEnded'
  /** The money is there and the things are not: the order is cancelled, a refund by hand waits. */
  | 'soldOut'

/**
 * Confirms money that no gateway took: a transfer that has arrived, cash at the door, or what the staff took themselves.
 * `reference` names it outside and counts once in a project; cash at the door needs none. May be repeated.
 */
export async function collectPayment({
  payload,
  order,
  reference,
  arrivedOn,
  by,
  now,
}: Args): Promise<Taken> {
  if (isDueAtDoor(order))
    return (await collectCashOnDelivery({ payload, order, by, now })) === 'taken' ? 'taken' : 'orderEnded'
  if (order.paidBy) return (await isPaidBy(payload, order, reference)) ? 'taken' : 'paidBefore'
  if (order.status === 'cancelled') return 'orderEnded'
  const isFree = order.payablePaise === 0
  if (!isFree && reference === '') return 'referenceNeeded'
  const counted = await count({ payload, order, now }, isFree ? null : reference)
  if (!counted) return 'referenceUsed'
  const after = await orderNow(payload, order)
  if (after?.status === 'cancelled' || !after?.paidBy) return 'soldOut'
  const day = arrivedOn ? `, arrived on ${arrivedOn}` : ''
  const text = reference ? `Payment taken, reference ${reference}${day}` : 'Nothing to pay'
  await addNote(payload, { order: String(order.id), by, text, isInternal: true, now })
  return 'taken'
}

const orderNow = (payload: BasePayload, { id }: Order) =>
  readRow({ payload, collection: 'orders', where: { id: { equals: id } } })

async function isPaidBy(payload: BasePayload, { paidBy }: Order, reference: string): Promise<boolean> {
  const paid = await readRow({ payload, collection: 'payments', where: { id: { equals: paidBy } } })
  return (paid?.reference ?? '') === reference
}

/** False when the reference belongs to another payment. */
async function count(
  { payload, order, now }: Pick<Args, 'payload' | 'order' | 'now'>,
  reference: string | null,
): Promise<boolean> {
  const gateway = order.method === 'bankTransfer' ? 'bankTransfer' : reference === null ? 'none' : 'offline'
  const noted = await readRow({
    payload,
    collection: 'payments',
    where: { paymentKey: { equals: paymentKeyOf(idOf(order.project) as string, gateway, reference) } },
  })
  if (noted && idOf(noted.order) !== String(order.id)) return false
  // The student named this transfer: it is the attempt that has come true.
  if (noted?.status === 'created') {
    const { gatewayOrderId, amountPaise } = noted
    const news = {
      ...{ gatewayOrderId, amountPaise, gatewayPaymentId: reference as string },
      ...{ status: 'paid' as const, method: gateway },
    }
    await settlePayment({ payload, project: await projectOfRow(payload, order), gateway, news, now })
    return true
  }
  const payment = noted ?? (await notePayment({ payload, order, gateway, reference, now }))
  if (!payment) return false
  await countPayment(payload, payment, now)
  return true
}
