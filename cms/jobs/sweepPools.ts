import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { batchOfPool, entitlementOfSeat, seatTaskOf } from '#domain/batches/seatPool.ts'
import {
  type Reservation,
  releaseExpired,
  SETTLEMENT_TIMEOUT_MS,
  unsettledSince,
} from '#domain/reservations/reservationPool.ts'
import type { PurchaseLimit, StockLevel } from '#payload-types'
import { offerSeats } from '../operations/batches/offerSeats.ts'
import { changePool, type PoolKind, poolFromRow } from '../operations/reservations/changePool.ts'
import { settleReturn } from '../operations/reservations/returnPieces.ts'
import {
  parseReturnReservationName,
  returnReservationName,
} from '../operations/reservations/returnReservationName.ts'
import { settleSale, undoReservation } from '../operations/reservations/settleSale.ts'

const BATCH_SIZE = 500

/**
 * Releases expired reservations, and finishes the sales and returns that a killed process left unsettled in a pool. Returns how
 * many pools were processed.
 */
export async function sweepPools(payload: BasePayload, now: Date): Promise<number> {
  let count = 0
  for (const poolKind of ['stock-levels', 'purchase-limits'] as const) {
    const rows: (StockLevel | PurchaseLimit)[] = await readRows({
      payload,
      collection: poolKind,
      where: { nextEnd: { less_than_equal: now.toISOString() } },
      sort: ['nextEnd'],
      limit: BATCH_SIZE,
    })
    count += rows.length
    for (const row of rows) {
      try {
        await tidy(payload, poolKind, row, now.getTime())
      } catch (err) {
        payload.logger.error({ msg: 'a pool could not be cleaned up', pool: row.key, err })
      }
    }
  }
  return count
}

async function tidy(
  payload: BasePayload,
  poolKind: PoolKind,
  row: StockLevel | PurchaseLimit,
  now: number,
): Promise<void> {
  const project = idOf(row.project) as string
  const ref = { poolKind, key: row.key, limit: null }
  const unsettled = unsettledSince(poolFromRow(row), now - SETTLEMENT_TIMEOUT_MS)
  const owners = await ownersOf(
    payload,
    unsettled.map(([name]) => name),
  )
  for (const [name, reservation] of unsettled) {
    const owner = owners.get(name)
    // The order, return or parcel that owns it has a pending task, which settles the reservation.
    if (owner?.hasPendingTask) continue
    await settleReservation({ payload, project, ref, order: name }, reservation, owner?.isSold ?? false)
  }
  await changePool(payload, project, ref, (pool) => ({ pool: releaseExpired(pool, now), answer: null }))
  const batch = batchOfPool(row.key)
  if (batch) await offerSeats(payload, { project, batch }, now)
}

/** Finishes the sale or the return, or undoes a sale whose order is not sold. `place.order` is the name of the reservation. */
async function settleReservation(
  place: Parameters<typeof settleSale>[0],
  reservation: Reservation,
  isSold: boolean,
): Promise<void> {
  if (reservation.state !== 'sold') await settleReturn(place, reservation)
  else if (isSold) await settleSale(place, reservation)
  else await undoReservation(place, { id: reservation.id })
}

/** `isSold` is true for a sold order or a resend that has left; `hasPendingTask` while a task of the owner is unfinished. */
type Owner = { isSold: boolean; hasPendingTask: boolean }

/** The owners of reservations by the reservation's name in the pool: orders, returns, parcels that came back, resends. */
async function ownersOf(payload: BasePayload, names: string[]): Promise<Map<string, Owner>> {
  const idsBy = (returner: 'return' | 'parcel' | 'resend' | 'returned') =>
    names.flatMap((name) => {
      const from = parseReturnReservationName(name)
      return from?.returner === returner ? [from.id] : []
    })
  const [orders, returns, parcels, seats] = await Promise.all([
    ordersBy(payload, [
      ...names.filter((name) => parseReturnReservationName(name) === null && !entitlementOfSeat(name)),
      ...idsBy('returned'),
    ]),
    returnsBy(payload, idsBy('return')),
    parcelsBy(payload, [...idsBy('parcel'), ...idsBy('resend')]),
    seatsBy(payload, [...names, ...idsBy('returned')]),
  ])
  const returnOwner = (hasPendingTask: boolean): Owner => ({ isSold: false, hasPendingTask })
  return new Map<string, Owner>([
    ...orders.flatMap(({ id, isSold, pendingTask, settling }) => [
      [String(id), { isSold, hasPendingTask: Boolean(pendingTask) || Boolean(settling) }] as const,
      [`returned:${id}`, returnOwner(Boolean(pendingTask))] as const,
    ]),
    ...seats,
    ...returns.map(({ id, pendingTask }) => [`return:${id}`, returnOwner(Boolean(pendingTask))] as const),
    ...parcels.flatMap(({ id, courierTask, returnState }) => [
      [`parcel:${id}`, returnOwner(courierTask === 'restock')] as const,
      [`resend:${id}`, { isSold: returnState === 'done', hasPendingTask: courierTask === 'resend' }] as const,
    ]),
  ])
}

/** Owners of seats by the reservation's name or its return's name: an entitlement has the seat, or is about to get or lose it. */
async function seatsBy(payload: BasePayload, names: string[]): Promise<[string, Owner][]> {
  const ids = names.flatMap((name) => entitlementOfSeat(name) ?? [])
  if (ids.length === 0) return []
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    where: { id: { in: ids } },
    sort: ['id'],
    limit: ids.length,
    select: ['id', 'seat', 'seatTask'],
  })
  return rows.flatMap(({ id, seat, seatTask }) => {
    const task = seatTaskOf(seatTask)
    return [seat, task?.seat].flatMap((name): [string, Owner][] => {
      const owner = { isSold: seat === name, hasPendingTask: task?.seat === name }
      return name && entitlementOfSeat(name) === String(id)
        ? [
            [name, owner],
            [returnReservationName('returned', name), { ...owner, isSold: false }],
          ]
        : []
    })
  })
}

const returnsBy = (payload: BasePayload, ids: string[]) =>
  ids.length === 0
    ? []
    : readRows({
        payload,
        collection: 'returns',
        where: { id: { in: ids } },
        sort: ['id'],
        limit: ids.length,
        select: ['id', 'pendingTask'],
      })

const parcelsBy = (payload: BasePayload, ids: string[]) =>
  ids.length === 0
    ? []
    : readRows({
        payload,
        collection: 'shipments',
        where: { id: { in: ids } },
        sort: ['id'],
        limit: ids.length,
        select: ['id', 'courierTask', 'returnState'],
      })

const ordersBy = (payload: BasePayload, ids: string[]) =>
  ids.length === 0
    ? []
    : readRows({
        payload,
        collection: 'orders',
        where: { id: { in: ids } },
        sort: ['id'],
        limit: ids.length,
        select: ['id', 'isSold', 'pendingTask', 'settling'],
      })
