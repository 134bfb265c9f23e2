import type { BasePayload, DataFromCollectionSlug } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { rememberRow, rowRemembered, updateWithRetry } from '#database/updateWithRetry.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import {
  heldIn,
  hold,
  newPool,
  nextEnd,
  type ReservationPool,
  settled,
  withLimit,
} from '#domain/reservations/reservationPool.ts'
import { shownStock } from '#domain/reservations/stockKey.ts'
import type { PurchaseLimit, StockLevel } from '#payload-types'
import { settledOf } from './settledReservations.ts'
import { shareStock } from './shareStock.ts'

export type PoolKind = 'stock-levels' | 'purchase-limits'
/** Names a pool. `limit` is what a pool of uses starts with and follows; null leaves it as it is. */
export type PoolRef = Pick<OrderReservation, 'key' | 'limit'> & { poolKind: PoolKind }

/** The name of a pool among all of both kinds. */
export const poolName = ({ poolKind, key }: Pick<PoolRef, 'poolKind' | 'key'>): string => `${poolKind}:${key}`

/** What of a pool a change may rest on: `id` names a reservation that it makes, and no earlier one had it. */
export type PoolFacts = { mayOverdraw: boolean; id: string }
export type PoolChange<R> = (pool: ReservationPool, facts: PoolFacts) => { pool: ReservationPool; answer: R }

export const poolOf = (row: StockLevel | PurchaseLimit): ReservationPool => ({
  available: row.available ?? null,
  sold: row.sold,
  received: row.received ?? null,
  reservations: row.reservations as ReservationPool['reservations'],
})

/**
 * Changes one pool as a whole, and drops from it what has been settled. Pools of uses come with their first change; null for a
 * stock that is not counted, which grants everything.
 */
export async function changePool<R>(
  payload: BasePayload,
  project: string,
  ref: PoolRef,
  change: PoolChange<R>,
): Promise<R | null> {
  if (ref.poolKind === 'stock-levels') return changeStock(payload, ref.key, change)
  const isThere = rowRemembered(payload, 'purchase-limits', { key: { equals: ref.key } }) !== null
  const first = isThere ? null : await firstUse(payload, project, ref, change)
  if (first) return first.answer
  const changed = await changeLimit(payload, ref, change)
  return changed ? changed.answer : change(newPool(ref.limit), { mayOverdraw: false, id: FIRST }).answer
}

const FIRST = '0'

/** Most uses are the first of their pool, such as those of one person: it comes with the change in it. Null when it is there. */
async function firstUse<R>(
  payload: BasePayload,
  project: string,
  { key, limit }: PoolRef,
  change: PoolChange<R>,
): Promise<{ answer: R } | null> {
  const fresh = newPool(limit)
  const { pool, answer } = change(fresh, { mayOverdraw: false, id: FIRST })
  if (pool === fresh) return null
  const row = await insertIfAbsent({
    payload,
    collection: 'purchase-limits',
    data: { key, project, ...rowOf(pool), rev: 0 },
  })
  if (!row) return null
  rememberRow(payload, 'purchase-limits', { key: { equals: key } }, row)
  return { answer }
}

/** The columns of a pool. */
export const rowOf = (pool: ReservationPool) => {
  const end = nextEnd(pool)
  return { ...pool, held: heldIn(pool), nextEnd: end === null ? null : new Date(end).toISOString() }
}

type Step<S extends PoolKind, R> = {
  collection: S
  key: string
  /** The pool as its row has it, when nothing else has changed it. */
  read: (row: DataFromCollectionSlug<S>) => ReservationPool
  /** What of the row follows from the pool, besides the pool itself. */
  write: (pool: ReservationPool, row: DataFromCollectionSlug<S>) => object
  change: (
    pool: ReservationPool,
    row: DataFromCollectionSlug<S>,
    id: string,
  ) => { pool: ReservationPool; answer: R }
}
type Done<S extends PoolKind, R> = { answer: R; pool: ReservationPool; row: DataFromCollectionSlug<S> }

/** Changes the row of a pool; answers the row as it was, too. */
async function changePoolRow<S extends PoolKind, R>(
  payload: BasePayload,
  step: Step<S, R>,
): Promise<Done<S, R> | null> {
  const { collection, key, read, write, change } = step
  const done = settledOf(payload, poolName({ poolKind: collection, key }))
  let dropped: [string, string][] = []
  const changed = await updateWithRetry<S, Done<S, R>>({
    payload,
    collection,
    where: { key: { equals: key } },
    isRemembered: true,
    change: (row) => {
      dropped = done.list()
      const stored = poolOf(row)
      const tidied = dropped.reduce((rest, [name, id]) => settled(rest, name, id), read(row))
      const { pool, answer } = change(tidied, row, String(row.rev + 1))
      const isSame =
        pool.available === stored.available &&
        pool.reservations === stored.reservations &&
        pool.received === stored.received &&
        pool.sold === stored.sold
      return {
        data: isSame ? null : ({ ...rowOf(pool), ...write(pool, row) } as never),
        answer: { answer, pool, row },
      }
    },
  })
  done.drop(dropped)
  return changed
}

const isLowAt = ({ available }: ReservationPool, lowAt: number): boolean =>
  available !== null && available <= lowAt

async function changeStock<R>(payload: BasePayload, key: string, change: PoolChange<R>): Promise<R | null> {
  const changed = await changePoolRow<'stock-levels', R>(payload, {
    ...{ collection: 'stock-levels', key, read: poolOf },
    write: (pool, { lowAt }) => ({ isLow: isLowAt(pool, lowAt) }),
    change: (pool, { mayBackorder }, id) => change(pool, { mayOverdraw: mayBackorder, id }),
  })
  if (!changed) return null
  const { row, pool, answer } = changed
  const { mayBackorder } = row
  const { available } = pool
  const isLow = isLowAt(pool, row.lowAt)
  const isShown =
    shownStock({ available: row.available ?? null, mayBackorder }) !== shownStock({ available, mayBackorder })
  if (isShown || isLow !== row.isLow) await shareStock(payload, { ...row, available }, isLow && !row.isLow)
  return answer
}

const changeLimit = <R>(payload: BasePayload, { key, limit }: PoolRef, change: PoolChange<R>) =>
  changePoolRow<'purchase-limits', R>(payload, {
    ...{ collection: 'purchase-limits', key },
    read: (row) => (limit === null ? poolOf(row) : withLimit(poolOf(row), limit)),
    write: () => ({}),
    change: (pool, _, id) => change(pool, { mayOverdraw: false, id }),
  })

type Wanted = Pick<OrderReservation, 'key' | 'quantity'> & { order: string }

const leftFor = (row: StockLevel | null, { quantity, order }: Wanted): number | null => {
  if (!row) return null
  const taken = hold(poolOf(row), order, { quantity, until: 0, id: '', mayOverdraw: row.mayBackorder })
  return taken.ok === false ? taken.left : null
}

/** How many of a stock are left when that is too few for an order, or null. Takes nothing. */
export const shortageNow = async (payload: BasePayload, wanted: Wanted): Promise<number | null> =>
  leftFor(
    await readRow({ payload, collection: 'stock-levels', where: { key: { equals: wanted.key } } }),
    wanted,
  )

/** The same, looked up only where what is remembered of the stock is too little. */
export const stockShortage = async (payload: BasePayload, wanted: Wanted): Promise<number | null> =>
  leftFor(rowRemembered(payload, 'stock-levels', { key: { equals: wanted.key } }), wanted) === null
    ? null
    : shortageNow(payload, wanted)
