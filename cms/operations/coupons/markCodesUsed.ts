import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import type { Order } from '#payload-types'

const collection = 'coupon-codes'

const singleCodes = ({ reservations }: Pick<Order, 'reservations'>): string[] =>
  reservations.flatMap(({ key }) => (key.startsWith('code:') ? [key.slice('code:'.length)] : []))

/** Marks the single-use codes of a paid order as used. Idempotent. */
export async function markCodesUsed(payload: BasePayload, order: Order): Promise<void> {
  for (const id of singleCodes(order))
    await conditionalUpdate({
      payload,
      collection,
      where: { and: [{ id: { equals: id } }, { usedAt: { exists: false } }] },
      data: { usedAt: order.paidAt ?? order.placedAt, order: order.number },
    })
}

/** Frees the single-use codes of a cancelled order. Idempotent. */
export async function markCodesUnused(payload: BasePayload, order: Order): Promise<void> {
  const ids = singleCodes(order)
  if (ids.length === 0) return
  const where: Where = { and: [{ id: { in: ids } }, { order: { equals: order.number } }] }
  const rows = await readRows({ payload, collection, where, sort: ['id'], limit: ids.length, select: ['id'] })
  for (const { id } of rows)
    await conditionalUpdate({
      payload,
      collection,
      where: { and: [{ id: { equals: id } }, { order: { equals: order.number } }] },
      data: { usedAt: null, order: null },
    })
}
