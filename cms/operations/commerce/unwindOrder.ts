import type { BasePayload } from 'payload'
import { readRow } from '#collections/guard.ts'
import { changeOrder, takerOf } from './changeOrder.ts'
import { forgetAll, giveBackAll, releaseAll } from './takings.ts'

/** Gives back what an order that has ended took: its stock and its coupons. May be repeated. */
export async function unwindOrder(payload: BasePayload, id: string, now: Date): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (!order || (order.status !== 'cancelled' && order.status !== 'expired')) return
  const taker = takerOf(order)
  if (!order.isSold) await releaseAll(payload, taker)
  // Only once: afterwards nobody remembers that it went back already.
  else if (order.work === 'unwind') await giveBackAll(payload, taker, now.getTime())
  await changeOrder(payload, id, now, ({ work }) => ({
    data: work === 'unwind' ? { work: null } : null,
    answer: null,
  }))
  forgetAll(taker)
}
