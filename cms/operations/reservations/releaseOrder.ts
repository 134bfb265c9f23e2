import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { keyPoolsOfLines } from '#domain/orders/keyPools.ts'
import { markCodesUnused } from '../coupons/markCodesUsed.ts'
import { changeOrder, reservingOrder } from '../orders/changeOrder.ts'
import { recountKeys } from '../serialKeys/recountKeys.ts'
import { endOrderReservations, releaseEarlierCredits, releaseOrderReservations } from './orderReservations.ts'

/**
 * Releases the stock, coupons and credits of a cancelled or expired order. An expired one releases only what it holds, since a late
 * payment revives it. Idempotent.
 */
export async function releaseOrder(payload: BasePayload, id: string, now: Date): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (!order || (order.status !== 'cancelled' && order.status !== 'expired')) return
  const reserving = reservingOrder(order)
  const dropReturns =
    order.status === 'cancelled' ? await endOrderReservations(payload, reserving, now) : null
  if (!dropReturns) {
    await releaseOrderReservations(payload, reserving, now)
    // A killed process may have kept credits for an earlier settlement; a new settlement has a greater claim.
    if (!order.settling) await releaseEarlierCredits(payload, reserving, order.rev, now)
  }
  if (order.isSold) await markCodesUnused(payload, order)
  await changeOrder(payload, id, now, ({ pendingTask }) => ({
    data: pendingTask === 'release' ? { pendingTask: null } : null,
    answer: null,
  }))
  dropReturns?.()
  // Keys already assigned to the order are blocked, so they do not return to stock.
  if (order.isSold) for (const product of keyPoolsOfLines(order.lines)) await recountKeys(payload, product)
}
