import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { lineKey } from '#domain/orders/lineKey.ts'
import { PAYABLE_ORDERS } from '#domain/orders/payable.ts'
import type { Order } from '#payload-types'
import { cancelOrder } from './cancelOrder.ts'

/** Maximum number of earlier open orders that are read; nearly always there is one. */
const MAX_OPEN = 20

/**
 * Cancels the student's earlier unpaid orders of the same items, so that a second order placed after returning from the gateway is not paid
 * twice. An order that is being settled is left alone, and a payment that arrives later is refunded. The reason of the cancellation is the
 * number of the new order (`replacedBy`).
 */
export async function closeReplaced(payload: BasePayload, order: Order, now: Date): Promise<void> {
  const open: Order[] = await readRows({
    payload,
    collection: 'orders',
    where: {
      and: [
        { student: { equals: idOf(order.student) } },
        PAYABLE_ORDERS,
        { panel: { equals: 'web' } },
        { placedAt: { less_than: order.placedAt } },
      ],
    },
    sort: ['-placedAt'],
    limit: MAX_OPEN,
    select: ['id', 'lines'],
  })
  const items = itemsOf(order)
  for (const { id } of open.filter((other) => itemsOf(other) === items))
    await cancelOrder({ payload, order: String(id), by: null, reason: order.number, isUnpaidOnly: true, now })
}

const itemsOf = ({ lines }: Order): string =>
  lines
    .map((line) => `${lineKey(line)}×${line.quantity}`)
    .toSorted()
    .join(' ')
