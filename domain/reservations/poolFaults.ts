import { heldIn, type ReservationPool } from './reservationPool.ts'

/**
 * What is wrong with the counters of a pool, or null. What is counted: `available + held + sold = received`. Where more is sold than there
 * is (back-order, a limit that was lowered), `available` below zero is what is owed, and no more than what is held and sold. Any number:
 * nothing was received. Always: what is sold is what the entries say.
 * @param soldByEntries what the entries of the pool come to, sold less returned, with those that are still open in the pool
 */
export function poolFault(pool: ReservationPool, soldByEntries: number): string | null {
  const { available, sold, received } = pool
  const held = heldIn(pool)
  if (sold !== soldByEntries) return `says ${sold} sold, its entries ${soldByEntries}`
  if (sold < 0) return `has sold ${sold}`
  if (available === null)
    return received === null ? null : `has any number available and ${received} received`
  if (received === null || available + held + sold !== received)
    return `has ${available} available, ${held} held and ${sold} sold of ${received ?? 'no number'} received`
  return -available > held + sold ? `owes ${-available} and has ${held + sold} taken` : null
}
