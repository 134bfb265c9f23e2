import { heldQuantity, type ReservationPool } from './reservationPool.ts'

/**
 * The inconsistency in the counters of a pool, or null. Where something is counted: `available + held + sold
 * = received`. If more is sold than exists (back-order, a lowered limit), `available` is below zero by the
 * missing number, which never exceeds held plus sold. In an unlimited pool, `received` is null. Always: the
 * sold counter equals the entries.
 * @param soldByEntries sum of the pool's entries, sold less returned, with those that are still open in the
 * pool
 */
export function poolFault(pool: ReservationPool, soldByEntries: number): string | null {
  const { available, sold, received } = pool
  const held = heldQuantity(pool)
  if (sold !== soldByEntries) return `says ${sold} sold, its entries ${soldByEntries}`
  if (sold < 0) return `has sold ${sold}`
  if (available === null)
    return received === null ? null : `has any number available and ${received} received`
  if (received === null || available + held + sold !== received)
    return `has ${available} available, ${held} held and ${sold} sold of ${received ?? 'no number'} received`
  return -available > held + sold ? `owes ${-available} and has ${held + sold} taken` : null
}
