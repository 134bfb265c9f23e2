import { releaseHeld } from '#domain/reservations/reservationPool.ts'
import { changePool } from './changePool.ts'
import { writeEntry } from './entries.ts'
import type { PoolShare } from './PoolShare.ts'
import { returnPieces } from './returnPieces.ts'
import { returnReservationName } from './returnReservationName.ts'
import { undoReservation } from './settleSale.ts'

/** Releases an order's held reservation; a sold one stays. Idempotent. */
export async function releaseReservation({ payload, project, ref, order }: PoolShare): Promise<void> {
  await changePool(payload, project, ref, (pool) => ({ pool: releaseHeld(pool, order), answer: null }))
}

/**
 * Ends the reservation of a cancelled order: a held quantity is released, a sold one returned once, and later sales to the order are
 * refused. Returns a callback that lets the pool drop the return, to be called once the order has recorded the end; null when there is
 * none. Idempotent.
 * @param quantity how much of a sale is returned
 */
export async function endReservation(
  place: PoolShare,
  quantity: number,
  now: Date,
): Promise<(() => void) | null> {
  const { payload, project, ref, order } = place
  const open = await changePool(payload, project, ref, (pool) => {
    const released = releaseHeld(pool, order)
    return { pool: released, answer: released.reservations[order] ?? null }
  })
  const entry = await writeEntry(
    { payload, project, ref, name: order },
    { state: 'released', quantity: 0, reservation: open?.id ?? '' },
  )
  if (entry.state === 'sold')
    return returnPieces(place, { name: returnReservationName('returned', order), quantity, now })
  if (open?.state === 'sold') await undoReservation(place, { id: open.id })
  return null
}
