import type { BasePayload } from 'payload'
import { readRow } from '#collections/guard.ts'
import type { Order } from '#payload-types'
import { freeUsedCodes } from '../coupons/noteUsedCodes.ts'
import { recountKeys } from '../keys/recountKeys.ts'
import { changeOrder, takerOf } from './changeOrder.ts'
import { forgetAll, giveBackAll, releaseAll } from './takings.ts'

/** Gives back what an order that has ended took: its stock and its coupons. May be repeated. */
export async function unwindOrder(payload: BasePayload, id: string, now: Date): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (!order || (order.status !== 'cancelled' && order.status !== 'expired')) return
  const taker = takerOf(order)
  if (!order.isSold) await releaseAll(payload, taker, now)
  // Only once: afterwards nobody remembers that it went back already.
  else if (order.work === 'unwind') await giveBackAll(payload, taker, now)
  if (order.isSold) await freeUsedCodes(payload, order)
  await changeOrder(payload, id, now, ({ work }) => ({
    data: work === 'unwind' ? { work: null } : null,
    answer: null,
  }))
  forgetAll(taker)
  // Keys that it had got are blocked, and so are no part of what went back.
  for (const product of keyPacksOf(order)) await recountKeys(payload, product)
}

const keyPacksOf = ({ isSold, lines }: Order): string[] =>
  isSold ? [...new Set(lines.flatMap((line) => (line.kind === 'serial-key-pack' ? [line.product] : [])))] : []
