import { type Reservation, undoSale } from '#domain/reservations/reservationPool.ts'
import { changePool, poolName } from './changePool.ts'
import { writeEntry } from './entries.ts'
import type { Place } from './Place.ts'
import { settledOf } from './settledReservations.ts'

/** Undoes a sale that did not count: the one with this id, or whichever a settlement made. May be repeated. */
export async function undoReservation(
  { payload, project, ref, order }: Place,
  which: Parameters<typeof undoSale>[2],
): Promise<void> {
  await changePool(payload, project, ref, (pool) => ({ pool: undoSale(pool, order, which), answer: null }))
}

/**
 * Writes down the sale of an order that says itself that it is sold. When another sale of it, or its end, is written down already, this
 * one did not count and is undone. May be repeated.
 */
export async function settleSale(
  place: Place,
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
