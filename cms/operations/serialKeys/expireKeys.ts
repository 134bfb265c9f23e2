import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { statesFor } from '#domain/serialKeys/keyMoves.ts'
import { recountKeys } from './recountKeys.ts'

const collection = 'class-serial-keys'
const MAX_AT_ONCE = 1000

/** Expires keys whose last day is over, and removes them from the stock. Idempotent. Returns how many. */
export async function expireKeys(payload: BasePayload, now: Date): Promise<number> {
  const isOver: Where = {
    and: [{ validUntil: { less_than_equal: now.toISOString() } }, { state: { in: statesFor('expire') } }],
  }
  const rows = await readRows({
    payload,
    collection,
    where: isOver,
    sort: ['validUntil'],
    limit: MAX_AT_ONCE,
    select: ['id', 'product'],
  })
  for (const { id } of rows)
    await conditionalUpdate({
      payload,
      collection,
      where: { and: [{ id: { equals: id } }, isOver] },
      data: { state: 'expired' },
    })
  for (const product of new Set(rows.map((row) => idOf(row.product) as string)))
    await recountKeys(payload, product)
  return rows.length
}
