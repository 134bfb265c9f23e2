import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isAsSeen } from '#domain/logs/isAsSeen.ts'
import { addReceived, type ReservationPool, setCountedStock } from '#domain/reservations/reservationPool.ts'
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
export const countStock = (
  payload: BasePayload,
  level: StockLevel,
  available: number,
  seen?: { available?: number },
): Promise<Counted> =>
  changeStock(payload, level, (pool) =>
    isAsSeen({ available: pool.available ?? 0 }, seen) ? setCountedStock(pool, available) : null,
  )

/** Adds goods that came in to a stock, unless other goods came in or it was counted since it was seen. */
export const receiveStock = (
  payload: BasePayload,
  level: StockLevel,
  pieces: number,
  seen?: { received?: number | null },
): Promise<Counted> =>
  changeStock(payload, level, (pool) => (isAsSeen(pool, seen) ? addReceived(pool, pieces) : null))

/** @param change gives null when something else was seen */
async function changeStock(
  payload: BasePayload,
  level: StockLevel,
  change: (pool: ReservationPool) => ReservationPool | null,
): Promise<Counted> {
  const { key } = level
  const project = idOf(level.project) as string
  const done = await changePool(payload, project, { poolKind: 'stock-levels', key, limit: null }, (pool) => {
    const next = change(pool)
    return { pool: next ?? pool, answer: { isAsSeen: next !== null, before: pool.available } }
  })
  const now = await readRow({ payload, collection: 'stock-levels', where: { key: { equals: key } } })
  return { isAsSeen: true, before: null, ...done, now }
}
