import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { keysReadyNotification } from '#domain/notifications/keyTexts.ts'
import { keyPoolsOf } from '#domain/orders/keyPools.ts'
import { movedLine } from '#domain/orders/moves.ts'
import { movedLines } from '#domain/orders/transitions.ts'
import type { Order } from '#payload-types'
import { assignKeys } from '../fulfilment/assignKeys.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { tellStudent } from '../orders/tellStudent.ts'
import { blockKeysOfOrder } from './blockKeysOfOrder.ts'
import { keysWanted, unsettledOrders } from './owedKeys.ts'

/**
 * Gives paid orders the keys of a product that they wait for, those first that were placed first, until there are none left.
 * Safe to repeat from any point. Answers how many lines got all of theirs.
 */
export async function fillBackorders(
  payload: BasePayload,
  { project, product, now }: { project: string; product: string; now: Date },
): Promise<number> {
  let filled = 0
  for (const order of await unsettledOrders(payload, project))
    for (const [index, line] of order.lines.entries()) {
      const isWaiting = line.state === 'backordered' && !order.pendingTask && order.status === 'confirmed'
      const wanted = isWaiting ? keysWanted(line, product) : 0
      if (wanted === 0) continue
      const pools = keyPoolsOf(line)
      if ((await assignKeys(payload, order, index, pools, wanted)) < wanted) return filled
      if (await tellFilled(payload, order, index, now)) filled++
      else await blockIfCancelled(payload, String(order.id))
    }
  return filled
}

/** An order that was cancelled between got keys that nobody pays for. */
async function blockIfCancelled(payload: BasePayload, id: string): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (order?.status === 'cancelled') await blockKeysOfOrder(payload, id)
}

/** Says in the order that the line has its keys, and to its student. */
async function tellFilled(payload: BasePayload, { id }: Order, index: number, now: Date): Promise<boolean> {
  const order = await changeOrder<Order | null>(payload, String(id), now, (current) => {
    if (current.lines[index]?.state !== 'backordered') return { data: null, answer: null }
    const lines = current.lines.map((line, i) =>
      i === index ? movedLine(line, line.goods.length > 0 ? 'waiting' : 'fulfilled') : line,
    )
    return {
      data: movedLines(current, lines),
      events: [{ event: 'fulfilled', text: current.lines[index]?.title ?? null, line: index }],
      answer: current,
    }
  })
  if (!order) return false
  await tellStudent(payload, order, keysReadyNotification(order.number), `keys:${order.id}:${index}`, now)
  return true
}
