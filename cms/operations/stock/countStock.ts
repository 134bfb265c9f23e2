import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isAsSeen } from '#domain/logs/isAsSeen.ts'
import { setCountedStock } from '#domain/reservations/reservationPool.ts'
import type { StockLevel } from '#payload-types'
import { changePool } from '../reservations/changePool.ts'

type Counted = {
  /** False when something else is available by now than was seen; nothing is changed then. */
  isAsSeen: boolean
  before: number | null
  now: StockLevel | null
}

/**
 * Sets the available quantity of a stock by a stocktake; reservations stay, and the received quantity is adjusted. Returns the
 * quantity before and the row afterwards, which may include concurrent changes.
 */
export async function countStock(
  payload: BasePayload,
  level: StockLevel,
  available: number,
  seen?: { available: number },
): Promise<Counted> {
  const { key } = level
  const project = idOf(level.project) as string
  const done = await changePool(payload, project, { poolKind: 'stock-levels', key, limit: null }, (pool) => {
    const isSame = isAsSeen({ available: pool.available ?? 0 }, seen)
    return {
      pool: isSame ? setCountedStock(pool, available) : pool,
      answer: { isAsSeen: isSame, before: pool.available },
    }
  })
  const now = await readRow({ payload, collection: 'stock-levels', where: { key: { equals: key } } })
  return { isAsSeen: true, before: null, ...done, now }
}
