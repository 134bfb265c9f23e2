import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { Refund } from '#payload-types'
import { noteRefund } from '../payments/refundPayment.ts'
import { addNote } from './addNote.ts'

type Args = { payload: BasePayload; refund: Refund; reference: string; by: string; now: Date }

/** Refunds that staff pay themselves: money that no gateway holds, and what a gateway refused for good. */
export const isByHand = ({ state }: Pick<Refund, 'state'>): boolean =>
  state === 'byHand' || state === 'failed'

/** Notes that staff have paid a refund back themselves; its order counts it. May be repeated. */
export async function closeRefund({
  payload,
  refund,
  reference,
  by,
  now,
}: Args): Promise<'done' | 'notByHand'> {
  if (refund.state === 'done') return 'done'
  if (!isByHand(refund)) return 'notByHand'
  await noteRefund(payload, refund, { gatewayRefundId: reference, state: 'done' }, now)
  const text = `Refunded by hand, reference ${reference}`
  await addNote(payload, { order: idOf(refund.order) as string, by, text, isInternal: true, now })
  return 'done'
}
