import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { FEE_EVENTS } from '#domain/exams/objections/objectionFee.ts'
import { OBJECTION_EVENTS } from '#domain/exams/objections/transitions.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import type { Order } from '#payload-types'
import { whereMay } from './raiseObjection.ts'

/** Opens the objection whose fee a line of a paid order is. Idempotent. */
export async function openPaidObjection(
  payload: BasePayload,
  order: Order,
  { key }: NonNullable<OrderLine['objection']>,
): Promise<void> {
  const opened = await conditionalUpdate({
    payload,
    collection: 'objections',
    where: { and: [whereMay(key, 'pay'), { fee: { in: [...FEE_EVENTS.pay.from] } }] },
    data: { state: OBJECTION_EVENTS.pay.to, fee: FEE_EVENTS.pay.to, order: order.number },
  })
  if (opened) return
  const row = await readRow({ payload, collection: 'objections', where: { key: { equals: key } } })
  // The account was deleted, or the order was fulfilled before.
  if (row && row.order !== order.number)
    payload.logger.error({ msg: 'a fee was paid for an objection that waits for none', order: order.number })
}
