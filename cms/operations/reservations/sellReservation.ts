import { type Reservation, sell, type Taken } from '#domain/reservations/reservationPool.ts'
import { changePool } from './changePool.ts'
import { readEntry } from './entries.ts'
import type { Place } from './Place.ts'

type Sale = { quantity: number; claim: number; at: number }

/** `settled`: sold earlier, with an entry; `over`: ended without a sale; `notCounted`: the stock is not tracked. */
export type Sold =
  | { state: 'sold'; reservation: Reservation }
  | { state: 'settled' | 'over' | 'notCounted' }
  | { state: 'short'; left: number }

/**
 * Turns an order's reservation into a sale. Without a reservation in the pool, the entries tell whether it was sold before or has
 * ended; else it has expired, and what is available is taken again. Idempotent.
 */
export async function sellReservation({ payload, project, ref, order }: Place, sale: Sale): Promise<Sold> {
  const attempt = (isUnsold: boolean) =>
    changePool<Taken>(payload, project, ref, (pool, facts) => {
      const taken = sell(pool, order, { ...sale, ...facts, isUnsold })
      return { pool: taken.ok === true ? taken.pool : pool, answer: taken }
    })
  let taken = await attempt(false)
  if (taken?.ok === 'unknown') {
    const entry = await readEntry({ payload, ref, name: order })
    if (entry) return { state: entry.state === 'sold' ? 'settled' : 'over' }
    taken = await attempt(true)
  }
  if (!taken) return { state: 'notCounted' }
  if (taken.ok === 'late') return { state: 'over' }
  if (taken.ok === true) return { state: 'sold', reservation: taken.reservation }
  return { state: 'short', left: taken.ok === false ? taken.left : 0 }
}
