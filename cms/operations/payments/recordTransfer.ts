import type { BasePayload } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { paymentKeyOf } from '#domain/orders/paymentReference.ts'
import type { Order } from '#payload-types'
import { changeOrder } from '../orders/changeOrder.ts'

/**
 * Records the reference of a bank transfer that the student has announced, as a payment attempt that staff confirm. A reference is
 * unique in a project; recording it again for the same order changes nothing.
 */
export async function recordTransfer(
  payload: BasePayload,
  order: Order,
  reference: string,
  now: Date,
): Promise<'noted' | 'used' | 'ended'> {
  if (order.method !== 'bankTransfer' || order.status !== 'placed' || order.paidBy) return 'ended'
  const project = idOf(order.project) as string
  const name = `bankTransfer:${order.id}:${reference}`
  const row = await insertIfAbsent({
    payload,
    collection: 'payments',
    data: {
      project,
      order: order.id,
      gateway: 'bankTransfer',
      // Without the gateway prefix, as settlePayment composes `gatewayKey`.
      gatewayOrderId: `${order.id}:${reference}`,
      gatewayKey: `${project}:${name}`,
      paymentKey: paymentKeyOf(project, 'bankTransfer', reference),
      openKey: `closed:${name}`,
      amountPaise: order.payablePaise,
      status: 'created',
      method: 'bankTransfer',
      reference,
      isSettled: false,
      queries: 0,
    },
  })
  if (!row) {
    const before = await readRow({
      payload,
      collection: 'payments',
      where: { paymentKey: { equals: paymentKeyOf(project, 'bankTransfer', reference) } },
    })
    return before && idOf(before.order) === String(order.id) ? 'noted' : 'used'
  }
  await changeOrder(payload, String(order.id), now, () => ({
    data: {},
    events: [{ event: 'note', text: reference, isInternal: true }],
    answer: null,
  }))
  return 'noted'
}
