import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isAsSeen } from '#domain/logs/isAsSeen.ts'
import { addReceived, type ReservationPool, setCountedStock } from '#domain/reservations/reservationPool.ts'
import type { StockLevel } from '#payload-types'
import { changePool } from '../reservations/changePool.ts'

type Counted = {
  /** False when the available quantity differs from the one that the caller has loaded; nothing is changed then. */
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

/** Adds received goods to a stock, unless it was counted or goods were received since the caller has loaded it. */
export const receiveStock = (
  payload: BasePayload,
  level: StockLevel,
  pieces: number,
  seen?: { received?: number | null },
): Promise<Counted> =>
  changeStock(payload, level, (pool) => (isAsSeen(pool, seen) ? addReceived(pool, pieces) : null))

/** @param change returns null when the stock differs from what the caller has loaded */
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
