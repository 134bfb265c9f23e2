import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { shownSeats } from '#domain/batches/seatPool.ts'
import type { BatchCapacity } from '#domain/calls/batches.ts'
import type { ReservationPool } from '#domain/reservations/reservationPool.ts'
import { personOfOffer, waitlistEntries } from '#domain/reservations/waitlist.ts'
import type { Batch } from '#payload-types'
import { seatPools } from './seatPools.ts'

const countHeld = ({ reservations }: ReservationPool, isOffer: boolean): number =>
  Object.entries(reservations).filter(
    ([name, { state }]) => state === 'held' && (personOfOffer(name) !== null) === isOffer,
  ).length

/** The seats of a batch: its students, its waitlist and its free seats. */
export const capacityOf = (batch: Batch, pool: ReservationPool, product: string): BatchCapacity => ({
  id: String(batch.id),
  title: batch.title,
  product,
  startsOn: batch.startsOn,
  seats: batch.seats ?? null,
  taken: pool.sold,
  left: shownSeats(pool.available ?? 0),
  held: countHeld(pool, false),
  offered: countHeld(pool, true),
  waiting: waitlistEntries(pool).length,
})

/** Titles of products by id. */
export async function productTitles(
  payload: BasePayload,
  batches: readonly Batch[],
): Promise<(batch: Batch) => string> {
  const ids = [...new Set(batches.flatMap(({ product }) => idOf(product) ?? []))]
  const rows =
    ids.length === 0
      ? []
      : await readRows({
          payload,
          collection: 'selling-products',
          where: { id: { in: ids } },
          sort: ['id'],
          limit: ids.length,
          select: ['id', 'title'],
        })
  const titles = new Map(rows.map(({ id, title }) => [String(id), title]))
  return ({ product }) => titles.get(idOf(product) ?? '') ?? ''
}

/** The capacities of batches, in the same order. */
export async function capacities(payload: BasePayload, batches: readonly Batch[]): Promise<BatchCapacity[]> {
  const [pools, titleOf] = await Promise.all([seatPools(payload, batches), productTitles(payload, batches)])
  return batches.flatMap((batch) => {
    const pool = pools.get(String(batch.id))
    return pool ? [capacityOf(batch, pool, titleOf(batch))] : []
  })
}
