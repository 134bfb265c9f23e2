import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { StaffRefundReason } from '#domain/returns/reasons.ts'
import { isRefundable } from '#domain/returns/staffRefund.ts'
import type { RefundWay } from '#domain/returns/states.ts'
import type { Order, Return } from '#payload-types'
import { notifyReturnDecision } from './decideReturn.ts'
import { requestReturn } from './requestReturn.ts'
import { returnAddressOf } from './returnInstructions.ts'

type Args = {
  payload: BasePayload
  order: Order
  lines: readonly { index: number; quantity: number }[]
  reason: StaffRefundReason
  way: RefundWay
  /** Message to the student: where and how to send it. */
  answer: string | null
  payTo: string | null
  by: string
  requestKey: string
  now: Date
}
type Started = { ok: true; row: Return } | { ok: false; reason: 'nothingPaid' | 'notDelivered' | 'taken' }

/**
 * Starts a return of delivered goods on behalf of the student, regardless of return windows; it is refunded after inspection.
 * Idempotent by `requestKey`.
 */
export async function startReturn(args: Args): Promise<Started> {
  const { payload, order, lines, reason, requestKey, now } = args
  if (!isRefundable(order)) return { ok: false, reason: 'nothingPaid' }
  const isHere = lines.every(({ index }) => {
    const line = order.lines[index]
    return line?.state === 'delivered' && line.goods.length > 0
  })
  if (!isHere) return { ok: false, reason: 'notDelivered' }
  const answer = args.answer || (await returnAddressOf(payload, idOf(order.project) as string)) || null
  const asked = await requestReturn({
    payload,
    order,
    kind: 'return',
    way: args.way,
    by: args.by,
    now,
    note: null,
    answer,
    payTo: args.payTo,
    state: 'approved',
    lines: lines.map((line) => ({ ...line, paise: null, reason, photos: [] })),
    requestKey: `staff:${order.id}:${requestKey}:return`,
  })
  if (asked.state === 'taken') return { ok: false, reason: 'taken' }
  await notifyReturnDecision(payload, asked.row, true, now)
  return { ok: true, row: asked.row }
}
