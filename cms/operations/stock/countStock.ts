import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { counted } from '#domain/reservations/reservationPool.ts'
import type { StockLevel } from '#payload-types'
import { changePool } from '../reservations/changePool.ts'

/**
 * Sets what of a stock is available now; what orders hold and have bought stays theirs, and what was received follows. Answers the stock before and after, which others
 * may have changed at the same time.
 */
export async function countStock(
  payload: BasePayload,
  level: StockLevel,
  available: number,
): Promise<{ before: number | null; now: StockLevel | null }> {
  const { key } = level
  const project = idOf(level.project) as string
  const before = await changePool(
    payload,
    project,
    { poolKind: 'stock-levels', key, limit: null },
    (pool) => ({
      pool: counted(pool, available),
      answer: pool.available,
    }),
  )
  const now = await readRow({ payload, collection: 'stock-levels', where: { key: { equals: key } } })
  return { before, now }
}
