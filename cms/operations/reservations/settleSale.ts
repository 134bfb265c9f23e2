import { type Reservation, undoSale } from '#domain/reservations/reservationPool.ts'
import { changePool, poolName } from './changePool.ts'
import { writeEntry } from './entries.ts'
import type { PoolShare } from './PoolShare.ts'
import { settledOf } from './settledReservations.ts'

/** Undoes a sale, by its reservation id or by the settlement's claim. Idempotent. */
export async function undoReservation(
  { payload, project, ref, order }: PoolShare,
  which: Parameters<typeof undoSale>[2],
): Promise<void> {
  await changePool(payload, project, ref, (pool) => ({ pool: undoSale(pool, order, which), answer: null }))
}

/**
 * Writes the entry of a sale after its order is marked sold. If another sale of the order or its end already has an entry, this sale is
 * undone. Idempotent.
 */
export async function settleSale(
  place: PoolShare,
  { id, quantity }: Pick<Reservation, 'id' | 'quantity'>,
): Promise<void> {
  const { payload, project, ref, order } = place
  const entry = await writeEntry(
    { payload, project, ref, name: order },
    { state: 'sold', quantity, reservation: id },
  )
  if (entry.state === 'sold' && entry.reservation === id) settledOf(payload, poolName(ref)).add(order, id)
  else await undoReservation(place, { id })
}
