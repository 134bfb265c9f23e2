import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { FUNDS_GATEWAY } from '#domain/orders/methods.ts'
import type { RefundReason } from '#domain/orders/refunds.ts'
import type { ReturnedEntry } from '#domain/returns/ReturnSchemas.ts'
import type { Order, Return } from '#payload-types'
import { refundPayment } from '../payments/refundPayment.ts'
import { addEntry } from '../wallets/addEntry.ts'
import { refundSpent } from '../wallets/orderWallet.ts'

/** The refund reason of a request, as accounting sees it. */
export const refundReasonOf = ({ kind, by }: Pick<Return, 'kind' | 'by'>): RefundReason => {
  if (kind === 'return') return 'returned'
  return by ? 'staff' : kind === 'cancel' ? 'cancelled' : 'requested'
}

/** Refunds a return by the chosen way: to its payment, funds wallet or credits. Nothing for an unpaid order. Idempotent. */
export async function refundReturn(
  payload: BasePayload,
  order: Order,
  { id, way, isOff, figures: { paidPaise } }: ReturnedEntry,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  if (isOff || paidPaise === 0) return
  const payment = order.paidBy
    ? await readRow({ payload, collection: 'payments', where: { id: { equals: order.paidBy } } })
    : null
  if (!payment) return
  const part = { key: id, amountPaise: paidPaise }
  const books = { payload, project: idOf(order.project) as string, order: String(order.id), now }
  if (payment.gateway === FUNDS_GATEWAY && order.franchisee)
    await refundSpent({ ...books, kind: 'funds', owner: order.franchisee }, id, paidPaise)
  else if (way === 'credits')
    await addEntry({
      ...books,
      kind: 'credits',
      owner: idOf(order.student) as string,
      key: `refund:${id}`,
      reason: 'refund',
      move: () => ({ type: 'credit', parts: [{ paise: paidPaise, expiresAt: null }] }),
    })
  await refundPayment({ payload, payment, reason, part, isDone: way === 'credits', now })
}
