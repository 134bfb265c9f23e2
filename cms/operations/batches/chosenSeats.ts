import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isBatchOpen } from '#domain/batches/batchState.ts'
import type { RefusedBatch, WantedItem } from '#domain/orders/chooseOffer.ts'
import type { ChosenBatch } from '#domain/orders/quote.ts'
import { hasWaitlist, type ReservationPool } from '#domain/reservations/reservationPool.ts'
import { offerName } from '#domain/reservations/waitlist.ts'
import type { Batch, SellingProduct } from '#payload-types'
import { seatPools } from './seatPools.ts'

/** The batch of an item, null when it has none, or the reason why it is unavailable. */
export type ChosenSeats = (
  wanted: WantedItem,
  product: Pick<SellingProduct, 'id' | 'needsBatch'>,
) => ChosenBatch | RefusedBatch | null

type Args = {
  payload: BasePayload
  project: string
  items: readonly WantedItem[]
  buyer: string | null
  ownHolds: ReadonlySet<string>
  /** Whether the batch may be chosen later, as in orders that staff place. */
  isLater: boolean
  now: Date
}

/** Seats that a person may take now: free ones unless there is a waitlist, those offered to them, and those reserved by their unpaid orders. */
export function seatsLeftFor(
  pool: ReservationPool,
  person: string | null,
  ownHolds: ReadonlySet<string> = new Set(),
): number {
  const free = hasWaitlist(pool) ? 0 : Math.max(0, pool.available ?? Number.MAX_SAFE_INTEGER)
  const own = Object.entries(pool.reservations).filter(
    ([name, { state }]) =>
      state === 'held' && (ownHolds.has(name) || (person !== null && name === offerName(person))),
  )
  return free + own.length
}

/** Looks up the batches of all items in one query; the result states for each item whether its batch is available. */
export async function chosenSeats({
  payload,
  project,
  items,
  buyer,
  ownHolds,
  isLater,
  now,
}: Args): Promise<ChosenSeats> {
  const ids = [...new Set(items.flatMap(({ batch, extend }) => (batch && !extend ? [batch] : [])))]
  const rows: Batch[] =
    ids.length === 0
      ? []
      : await readRows({
          payload,
          collection: 'batches',
          sort: ['id'],
          limit: ids.length,
          where: { and: [{ id: { in: ids } }, { project: { equals: project } }] },
        })
  const pools = await seatPools(payload, rows)
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  return ({ batch: id, extend }, { id: product, needsBatch }) => {
    // An extension keeps the student's batch.
    if (extend) return null
    if (!id) return needsBatch && !isLater ? 'batchNeeded' : null
    const batch = byId.get(id)
    const pool = pools.get(id)
    if (!batch || !pool || idOf(batch.product) !== String(product) || !isBatchOpen(batch, now.getTime()))
      return 'batchGone'
    if (seatsLeftFor(pool, buyer, ownHolds) < 1) return 'batchFull'
    return { id, title: batch.title, hindiTitle: batch.hindiTitle ?? null }
  }
}
