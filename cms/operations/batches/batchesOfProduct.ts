import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isBatchOpen, SEAT_ACTS, type SeatAct, seatStateOf } from '#domain/batches/batchState.ts'
import { shownSeats } from '#domain/batches/seatPool.ts'
import type { BatchPlace } from '#domain/calls/batches.ts'
import type { ReservationPool } from '#domain/reservations/reservationPool.ts'
import { offerName, waitlistEntries } from '#domain/reservations/waitlist.ts'
import type { Batch, Entitlement } from '#payload-types'
import { activeOrFutureAt } from '../learning/findEntitlement.ts'
import { seatsLeftFor } from './chosenSeats.ts'
import { seatPools } from './seatPools.ts'

const MAX_BATCHES = 50

/** The entitlement to a product for which a student may choose a batch: a current one, the latest first. */
export async function accessTo(
  payload: BasePayload,
  student: string,
  product: string,
  now: Date,
): Promise<Entitlement | null> {
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    sort: ['-startsAt'],
    limit: 1,
    where: {
      and: [
        { student: { equals: student } },
        { kind: { equals: 'product' } },
        { target: { equals: product } },
        activeOrFutureAt(now),
      ],
    },
  })
  return rows[0] ?? null
}

/** The offer of a seat to a person, or their place on the waitlist; null for neither. */
function ownPlace(pool: ReservationPool, person: string | null) {
  const own = person === null ? undefined : pool.reservations[offerName(person)]
  if (own?.state === 'held') return { own: 'offered' as const, until: own.at, ahead: null }
  if (own?.state !== 'waiting') return { own: null, until: null, ahead: null }
  const ahead = waitlistEntries(pool).findIndex(({ name }) => person !== null && name === offerName(person))
  return { own: 'waiting' as const, until: null, ahead }
}

/** A batch with the person's state in it: seat, offer, place on the waitlist, or what they may do. */
export function placeIn(
  batch: Pick<Batch, 'id' | 'title' | 'hindiTitle' | 'endsOn' | '_status'>,
  pool: ReservationPool,
  person: string | null,
  { mine, now }: { mine: string | null; now: Date },
): BatchPlace & { acts: readonly SeatAct[] } {
  const { own, until, ahead } = ownPlace(pool, person)
  const left = seatsLeftFor(pool, null)
  const isOpen = isBatchOpen(batch, now.getTime())
  const state = seatStateOf({ isOpen, isMine: mine === String(batch.id), own, left })
  return { id: String(batch.id), state, left: shownSeats(left), until, ahead, acts: SEAT_ACTS[state] }
}

/** A batch of a project with its pool, or null. */
export async function findBatch(
  payload: BasePayload,
  project: string,
  id: string,
): Promise<{ batch: Batch; pool: ReservationPool } | null> {
  const batch = await readRow({
    payload,
    collection: 'batches',
    where: { and: [{ id: { equals: id } }, { project: { equals: project } }] },
  })
  const pool = batch && (await seatPools(payload, [batch])).get(id)
  return batch && pool ? { batch, pool } : null
}

/** The batches of a product that are open for enrolment, with the person's state in each. */
export async function batchesOfProduct(
  payload: BasePayload,
  { project, product, person, now }: { project: string; product: string; person: string | null; now: Date },
): Promise<{ places: BatchPlace[]; hasAccess: boolean }> {
  const [rows, access] = await Promise.all([
    readRows({
      payload,
      collection: 'batches',
      sort: ['startsOn'],
      limit: MAX_BATCHES,
      where: {
        and: [
          { project: { equals: project } },
          { product: { equals: product } },
          { _status: { equals: 'published' } },
        ],
      },
    }),
    person ? accessTo(payload, person, product, now) : null,
  ])
  const mine = idOf(access?.batch) ?? null
  const shown = rows.filter((row) => isBatchOpen(row, now.getTime()) || String(row.id) === mine)
  const pools = await seatPools(payload, shown)
  return {
    hasAccess: access !== null,
    places: shown.flatMap((row) => {
      const pool = pools.get(String(row.id))
      if (!pool) return []
      const { acts: _, ...place } = placeIn(row, pool, person, { mine, now })
      return [place]
    }),
  }
}
