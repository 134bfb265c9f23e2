import type { BasePayload, DataFromCollectionSlug } from 'payload'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { cachedRow, cacheRow, updateWithRetry } from '#database/updateWithRetry.ts'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import {
  dropSettled,
  heldQuantity,
  holdUnits,
  newPool,
  nextEnd,
  type ReservationPool,
  setTotalLimit,
} from '#domain/reservations/reservationPool.ts'
import { displayedStock } from '#domain/reservations/stockKey.ts'
import type { PurchaseLimit, StockLevel } from '#payload-types'
import { publishStock } from './publishStock.ts'
import { settledOf } from './settledReservations.ts'

export type PoolKind = 'stock-levels' | 'purchase-limits'
/** Identifies a pool. `limit` is the size of a pool of uses, applied when it is created or the limit changes; null leaves it as it is. */
export type PoolRef = Pick<OrderReservation, 'key' | 'limit'> & { poolKind: PoolKind }

/** Name of a pool, unique across both kinds. */
export const poolName = ({ poolKind, key }: Pick<PoolRef, 'poolKind' | 'key'>): string => `${poolKind}:${key}`

/** Input of a change: whether the pool may be overdrawn (backorders), and a fresh id for a reservation it makes. */
export type PoolFacts = { mayOverdraw: boolean; id: string }
export type PoolChange<R> = (pool: ReservationPool, facts: PoolFacts) => { pool: ReservationPool; answer: R }

export const poolFromRow = (row: StockLevel | PurchaseLimit): ReservationPool => ({
  available: row.available ?? null,
  sold: row.sold,
  received: row.received ?? null,
  reservations: row.reservations as ReservationPool['reservations'],
})

/**
 * Changes one pool atomically, and drops settled reservations from it. A pool of uses is created by its first change. Returns null for
 * a stock that is not tracked, which never runs out.
 */
export async function changePool<R>(
  payload: BasePayload,
  project: string,
  ref: PoolRef,
  change: PoolChange<R>,
): Promise<R | null> {
  if (ref.poolKind === 'stock-levels') return changeStock(payload, ref.key, change)
  const isThere = cachedRow(payload, 'purchase-limits', { key: { equals: ref.key } }) !== null
  const first = isThere ? null : await createWithFirstUse(payload, project, ref, change)
  if (first) return first.answer
  const changed = await changeLimit(payload, ref, change)
  return changed ? changed.answer : change(newPool(ref.limit), { mayOverdraw: false, id: FIRST }).answer
}

const FIRST = '0'

/** Creates a pool of uses together with its first change, the common case for per-person pools. Null when the pool exists. */
async function createWithFirstUse<R>(
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
    data: { key, project, ...poolRow(pool), rev: 0 },
  })
  if (!row) return null
  cacheRow(payload, 'purchase-limits', { key: { equals: key } }, row)
  return { answer }
}

/** The columns of a pool's row. */
export const poolRow = (pool: ReservationPool) => {
  const end = nextEnd(pool)
  return { ...pool, held: heldQuantity(pool), nextEnd: end === null ? null : new Date(end).toISOString() }
}

type Step<S extends PoolKind, R> = {
  collection: S
  key: string
  /** Parses the pool from its row. */
  read: (row: DataFromCollectionSlug<S>) => ReservationPool
  /** Further columns derived from the pool. */
  write: (pool: ReservationPool, row: DataFromCollectionSlug<S>) => object
  change: (
    pool: ReservationPool,
    row: DataFromCollectionSlug<S>,
    id: string,
  ) => { pool: ReservationPool; answer: R }
}
type Done<S extends PoolKind, R> = { answer: R; pool: ReservationPool; row: DataFromCollectionSlug<S> }

/** Changes the row of a pool; the result includes the previous row. */
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
    isRowCached: true,
    change: (row) => {
      dropped = done.list()
      const stored = poolFromRow(row)
      const tidied = dropped.reduce((rest, [name, id]) => dropSettled(rest, name, id), read(row))
      const { pool, answer } = change(tidied, row, String(row.rev + 1))
      const isSame =
        pool.available === stored.available &&
        pool.reservations === stored.reservations &&
        pool.received === stored.received &&
        pool.sold === stored.sold
      return {
        data: isSame ? null : ({ ...poolRow(pool), ...write(pool, row) } as never),
        answer: { answer, pool, row },
      }
    },
  })
  done.drop(dropped)
  return changed
}

const isStockLow = ({ available }: ReservationPool, lowThreshold: number): boolean =>
  available !== null && available <= lowThreshold

async function changeStock<R>(payload: BasePayload, key: string, change: PoolChange<R>): Promise<R | null> {
  const changed = await changePoolRow<'stock-levels', R>(payload, {
    collection: 'stock-levels',
    key,
    read: poolFromRow,
    write: (pool, { lowThreshold }) => ({ isLow: isStockLow(pool, lowThreshold) }),
    change: (pool, { mayBackorder }, id) => change(pool, { mayOverdraw: mayBackorder, id }),
  })
  if (!changed) return null
  const { row, pool, answer } = changed
  const { mayBackorder } = row
  const { available } = pool
  const isLow = isStockLow(pool, row.lowThreshold)
  const isShown =
    displayedStock({ available: row.available ?? null, mayBackorder }) !==
    displayedStock({ available, mayBackorder })
  if (isShown || isLow !== row.isLow) await publishStock(payload, { ...row, available }, isLow && !row.isLow)
  return answer
}

const changeLimit = <R>(payload: BasePayload, { key, limit }: PoolRef, change: PoolChange<R>) =>
  changePoolRow<'purchase-limits', R>(payload, {
    collection: 'purchase-limits',
    key,
    read: (row) => (limit === null ? poolFromRow(row) : setTotalLimit(poolFromRow(row), limit)),
    write: () => ({}),
    change: (pool, _, id) => change(pool, { mayOverdraw: false, id }),
  })

type Request = Pick<OrderReservation, 'key' | 'quantity'> & { order: string }

const leftFor = (row: StockLevel | null, { quantity, order }: Request): number | null => {
  if (!row) return null
  const held = holdUnits(poolFromRow(row), order, {
    quantity,
    until: 0,
    id: '',
    mayOverdraw: row.mayBackorder,
  })
  return held.ok === false ? held.left : null
}

/** The remaining quantity of a stock when it is too small for an order, else null. Reserves nothing. */
export const currentShortage = async (payload: BasePayload, wanted: Request): Promise<number | null> =>
  leftFor(
    await readRow({ payload, collection: 'stock-levels', where: { key: { equals: wanted.key } } }),
    wanted,
  )

/** Like `currentShortage`, but reads the database only when the cached row shows a shortage. */
export const stockShortage = async (payload: BasePayload, wanted: Request): Promise<number | null> =>
  leftFor(cachedRow(payload, 'stock-levels', { key: { equals: wanted.key } }), wanted) === null
    ? null
    : currentShortage(payload, wanted)
