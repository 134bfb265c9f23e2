import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { keyPoolsOfLines } from '#domain/orders/keyPools.ts'
import { freeUsedCodes } from '../coupons/noteUsedCodes.ts'
import { recountKeys } from '../keys/recountKeys.ts'
import { changeOrder, takerOf } from '../orders/changeOrder.ts'
import { endAll, releaseAll, releaseKept } from './orderReservations.ts'

/**
 * Releases what an order that has ended reserved or bought: its stock, its coupons, its credits. One that expired only lets go of what it
 * holds, since money that comes late brings it back. May be repeated, however late.
 */
export async function releaseOrder(payload: BasePayload, id: string, now: Date): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (!order || (order.status !== 'cancelled' && order.status !== 'expired')) return
  const taker = takerOf(order)
  const forget = order.status === 'cancelled' ? await endAll(payload, taker, now) : null
  if (!forget) {
    await releaseAll(payload, taker, now)
    // A killed process may have kept credits for a settlement that is over; one that begins now has a greater number.
    if (!order.settling) await releaseKept(payload, taker, order.rev, now)
  }
  if (order.isSold) await freeUsedCodes(payload, order)
  await changeOrder(payload, id, now, ({ pendingTask }) => ({
    data: pendingTask === 'release' ? { pendingTask: null } : null,
    answer: null,
  }))
  forget?.()
  // Keys that it had got are blocked, and so are no part of what went back.
  if (order.isSold) for (const product of keyPoolsOfLines(order.lines)) await recountKeys(payload, product)
}
