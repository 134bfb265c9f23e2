import { type PoolChangeResult, type Reservation, sellUnits } from '#domain/reservations/reservationPool.ts'
import { changePool } from './changePool.ts'
import { readEntry } from './entries.ts'
import type { PoolShare } from './PoolShare.ts'

type Sale = { quantity: number; claim: number; at: number }

/** `settled`: sold earlier, with an entry; `over`: ended without a sale; `notCounted`: the stock is not tracked. */
export type SellResult =
  | { state: 'sold'; reservation: Reservation }
  | { state: 'settled' | 'over' | 'notCounted' }
  | { state: 'short'; left: number }

/**
 * Turns an order's reservation into a sale. Without a reservation in the pool, the entries show whether it was sold before or has
 * ended; else it has expired, and what is available is taken again. Idempotent.
 */
export async function sellReservation(
  { payload, project, ref, order, instead }: PoolShare,
  sale: Sale,
): Promise<SellResult> {
  const attempt = (isUnsold: boolean) =>
    changePool<PoolChangeResult>(payload, project, ref, (pool, facts) => {
      const result = sellUnits(pool, order, { ...sale, ...facts, isUnsold, instead })
      return { pool: result.ok === true ? result.pool : pool, answer: result }
    })
  let result = await attempt(false)
  if (result?.ok === 'unknown') {
    const entry = await readEntry({ payload, ref, name: order })
    if (entry) return { state: entry.state === 'sold' ? 'settled' : 'over' }
    result = await attempt(true)
  }
  if (!result) return { state: 'notCounted' }
  if (result.ok === 'late') return { state: 'over' }
  if (result.ok === true) return { state: 'sold', reservation: result.reservation }
  return { state: 'short', left: result.ok === false ? result.left : 0 }
}
