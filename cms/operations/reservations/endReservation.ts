import { releaseHeld } from '#domain/reservations/reservationPool.ts'
import { changePool } from './changePool.ts'
import { writeEntry } from './entries.ts'
import type { Place } from './Place.ts'
import { returnedBy } from './returnedBy.ts'
import { returnPieces } from './returnPieces.ts'
import { undoReservation } from './settleSale.ts'

/** Gives back what an order holds; what it has bought stays its own. May be repeated. */
export async function releaseReservation({ payload, project, ref, order }: Place): Promise<void> {
  await changePool(payload, project, ref, (pool) => ({ pool: releaseHeld(pool, order), answer: null }))
}

/**
 * Ends what an order that is over for good has of a pool: what it holds is available again, what it has bought goes back once, and
 * nothing is sold to it from then on. Answers what the pool may forget once the order says that this is done. May be repeated.
 * @param quantity what of a sale goes back now
 */
export async function endReservation(
  place: Place,
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
    return returnPieces(place, { name: returnedBy('returned', order), quantity, now })
  if (open?.state === 'sold') await undoReservation(place, { id: open.id })
  return null
}
