import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { Refund } from '#payload-types'
import { recordRefund } from '../payments/refundPayment.ts'
import { addNote } from './addNote.ts'

type Args = { payload: BasePayload; refund: Refund; reference: string; by: string; now: Date }

/** Whether staff pay the refund by hand: money without a gateway, or a refund that the gateway rejected finally. */
export const isManualRefund = ({ state }: Pick<Refund, 'state'>): boolean =>
  state === 'byHand' || state === 'failed'

/** Records that staff have paid a refund by hand, in the refund and its order. Idempotent. */
export async function closeRefund({
  payload,
  refund,
  reference,
  by,
  now,
}: Args): Promise<'done' | 'notByHand'> {
  if (refund.state === 'done') return 'done'
  if (!isManualRefund(refund)) return 'notByHand'
  await recordRefund(
    payload,
    refund,
    { gatewayRefundId: reference, state: 'done', bankReference: reference },
    now,
  )
  const text = `Refunded by hand, reference ${reference}`
  await addNote(payload, { order: idOf(refund.order) as string, by, text, isInternal: true, now })
  return 'done'
}
