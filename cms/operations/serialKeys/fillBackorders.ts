import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { keysReadyNotification } from '#domain/notifications/keyTexts.ts'
import { keyPoolsOf } from '#domain/orders/keyPools.ts'
import { moveLine } from '#domain/orders/moves.ts'
import { applyLineStates } from '#domain/orders/transitions.ts'
import type { Order } from '#payload-types'
import { assignKeys } from '../fulfilment/assignKeys.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { notifyBuyer } from '../orders/notifyBuyer.ts'
import { blockKeysOfOrder } from './blockKeysOfOrder.ts'
import { keysPerLine, unsettledOrders } from './owedKeys.ts'

/**
 * Assigns keys of a product to backordered lines, oldest orders first, until the pool is empty. Idempotent from any point. Returns how
 * many lines were completed.
 */
export async function fillBackorders(
  payload: BasePayload,
  { project, product, now }: { project: string; product: string; now: Date },
): Promise<number> {
  let filled = 0
  for (const order of await unsettledOrders(payload, project))
    for (const [index, line] of order.lines.entries()) {
      const isWaiting = line.state === 'backordered' && !order.pendingTask && order.status === 'confirmed'
      const wanted = isWaiting ? keysPerLine(line, product) : 0
      if (wanted === 0) continue
      const pools = keyPoolsOf(line)
      if ((await assignKeys(payload, order, index, pools, wanted)) < wanted) return filled
      if (await completeLine(payload, order, index, now)) filled++
      else await blockIfCancelled(payload, String(order.id))
    }
  return filled
}

/** Blocks keys that were assigned to an order cancelled in the meantime. */
async function blockIfCancelled(payload: BasePayload, id: string): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (order?.status === 'cancelled') await blockKeysOfOrder(payload, id)
}

/** Marks the line fulfilled in the order, and notifies its student. */
async function completeLine(payload: BasePayload, { id }: Order, index: number, now: Date): Promise<boolean> {
  const order = await changeOrder<Order | null>(payload, String(id), now, (current) => {
    if (current.lines[index]?.state !== 'backordered') return { data: null, answer: null }
    const lines = current.lines.map((line, i) =>
      i === index ? moveLine(line, line.goods.length > 0 ? 'waiting' : 'fulfilled') : line,
    )
    return {
      data: applyLineStates(current, lines),
      events: [{ event: 'fulfilled', text: current.lines[index]?.title ?? null, line: index }],
      answer: current,
    }
  })
  if (!order) return false
  await notifyBuyer(payload, order, keysReadyNotification(order.number), `keys:${order.id}:${index}`, now)
  return true
}
