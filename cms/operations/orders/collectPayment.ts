import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isCashDue } from '#domain/orders/cashOnDelivery.ts'
import { paymentKeyOf } from '#domain/orders/paymentReference.ts'
import type { Order } from '#payload-types'
import { applyPayment } from '../payments/applyPayment.ts'
import { settlePayment } from '../payments/settlePayment.ts'
import { recordPayment } from '../payments/startPayment.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { addNote } from './addNote.ts'
import { collectCashOnDelivery } from './collectCashOnDelivery.ts'

type Args = {
  payload: BasePayload
  order: Order
  reference: string
  /** Day of arrival, such as `24 Nov 2026`. */
  arrivedOn?: string | null
  by: string
  now: Date
}
export type CollectPaymentResult =
  | 'taken'
  | 'paidBefore'
  | 'referenceNeeded'
  | 'referenceUsed'
  | 'orderEnded'
  /** The payment arrived but items are sold out: the order is cancelled and awaits a refund by hand. */
  | 'soldOut'

/**
 * Records a payment received without a gateway: an arrived bank transfer, cash on delivery, or money taken by staff. `reference` is
 * unique in a project; cash on delivery needs none. Idempotent.
 */
export async function collectPayment({
  payload,
  order,
  reference,
  arrivedOn,
  by,
  now,
}: Args): Promise<CollectPaymentResult> {
  if (isCashDue(order))
    return (await collectCashOnDelivery({ payload, order, by, now })) === 'taken' ? 'taken' : 'orderEnded'
  if (order.paidBy) return (await isPaidBy(payload, order, reference)) ? 'taken' : 'paidBefore'
  if (order.status === 'cancelled') return 'orderEnded'
  const isFree = order.payablePaise === 0
  if (!isFree && reference === '') return 'referenceNeeded'
  const isApplied = await applyReference({ payload, order, now }, isFree ? null : reference)
  if (!isApplied) return 'referenceUsed'
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

/** Records and applies the payment; false when the reference belongs to another payment. */
async function applyReference(
  { payload, order, now }: Pick<Args, 'payload' | 'order' | 'now'>,
  reference: string | null,
): Promise<boolean> {
  const gateway = order.method === 'bankTransfer' ? 'bankTransfer' : reference === null ? 'none' : 'offline'
  const existing = await readRow({
    payload,
    collection: 'payments',
    where: { paymentKey: { equals: paymentKeyOf(idOf(order.project) as string, gateway, reference) } },
  })
  if (existing && idOf(existing.order) !== String(order.id)) return false
  // The student announced this transfer: settle that attempt.
  if (existing?.status === 'created') {
    const { gatewayOrderId, amountPaise } = existing
    const paymentEvent = {
      gatewayOrderId,
      amountPaise,
      gatewayPaymentId: reference as string,
      status: 'paid' as const,
      method: gateway,
    }
    await settlePayment({ payload, project: await projectOfRow(payload, order), gateway, paymentEvent, now })
    return true
  }
  const payment = existing ?? (await recordPayment({ payload, order, gateway, reference, now }))
  if (!payment) return false
  await applyPayment(payload, payment, now)
  return true
}
