import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import {
  type Reservation,
  releaseOver,
  SETTLES_WITHIN_MS,
  unsettledSince,
} from '#domain/reservations/reservationPool.ts'
import type { PurchaseLimit, StockLevel } from '#payload-types'
import { changePool, type PoolKind, poolOf } from '../operations/reservations/changePool.ts'
import { returnerOf } from '../operations/reservations/returnedBy.ts'
import { settleReturn } from '../operations/reservations/returnPieces.ts'
import { settleSale, undoReservation } from '../operations/reservations/settleSale.ts'

const BATCH = 500

/**
 * Gives back what people held and did not pay in time, and brings to their end sales and returns that a killed process left open in a pool.
 * Answers how many pools it looked at.
 */
export async function tidyPools(payload: BasePayload, now: Date): Promise<number> {
  let count = 0
  for (const poolKind of ['stock-levels', 'purchase-limits'] as const) {
    const rows: (StockLevel | PurchaseLimit)[] = await readRows({
      payload,
      collection: poolKind,
      where: { nextEnd: { less_than_equal: now.toISOString() } },
      sort: ['nextEnd'],
      limit: BATCH,
    })
    count += rows.length
    for (const row of rows) {
      try {
        await tidy(payload, poolKind, row, now.getTime())
      } catch (err) {
        payload.logger.error({ msg: 'a pool could not be tidied', pool: row.key, err })
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
  const left = unsettledSince(poolOf(row), now - SETTLES_WITHIN_MS)
  const owners = await ownersOf(
    payload,
    left.map(([name]) => name),
  )
  for (const [name, reservation] of left) {
    const owner = owners.get(name)
    // Still being paid or taken back: whoever finishes that decides.
    if (owner?.isAtWork) continue
    await settleLeft({ payload, project, ref, order: name }, reservation, owner?.isSold ?? false)
  }
  await changePool(payload, project, ref, (pool) => ({ pool: releaseOver(pool, now), answer: null }))
}

/** `order` of the place is the name of the reservation. */
async function settleLeft(
  place: Parameters<typeof settleSale>[0],
  reservation: Reservation,
  isSold: boolean,
): Promise<void> {
  if (reservation.state !== 'sold') await settleReturn(place, reservation)
  else if (isSold) await settleSale(place, reservation)
  else await undoReservation(place, { id: reservation.id })
}

/** Whether it is an order that is sold, and whether something of it is still to be done. */
type Owner = { isSold: boolean; isAtWork: boolean }

/** What reserved of a pool or returned to it, by the name it has there: orders, returns of them, parcels that came back. */
async function ownersOf(payload: BasePayload, names: string[]): Promise<Map<string, Owner>> {
  const idsBy = (returner: 'return' | 'parcel' | 'resend' | 'returned') =>
    names.flatMap((name) => {
      const from = returnerOf(name)
      return from?.returner === returner ? [from.id] : []
    })
  const [orders, returns, parcels] = await Promise.all([
    ordersBy(payload, [...names.filter((name) => returnerOf(name) === null), ...idsBy('returned')]),
    returnsBy(payload, idsBy('return')),
    parcelsBy(payload, [...idsBy('parcel'), ...idsBy('resend')]),
  ])
  const returned = (isAtWork: boolean): Owner => ({ isSold: false, isAtWork })
  return new Map<string, Owner>([
    ...orders.flatMap(({ id, isSold, pendingTask, settling }) => [
      [String(id), { isSold, isAtWork: Boolean(pendingTask) || Boolean(settling) }] as const,
      [`returned:${id}`, returned(Boolean(pendingTask))] as const,
    ]),
    ...returns.map(({ id, pendingTask }) => [`return:${id}`, returned(Boolean(pendingTask))] as const),
    ...parcels.flatMap(({ id, courierTask, returnState }) => [
      [`parcel:${id}`, returned(courierTask === 'restock')] as const,
      [`resend:${id}`, { isSold: returnState === 'done', isAtWork: courierTask === 'resend' }] as const,
    ]),
  ])
}

const returnsBy = (payload: BasePayload, ids: string[]) =>
  ids.length === 0
    ? []
    : readRows({
        ...{ payload, collection: 'returns', where: { id: { in: ids } }, sort: ['id'], limit: ids.length },
        select: ['id', 'pendingTask'],
      })

const parcelsBy = (payload: BasePayload, ids: string[]) =>
  ids.length === 0
    ? []
    : readRows({
        ...{ payload, collection: 'shipments', where: { id: { in: ids } }, sort: ['id'], limit: ids.length },
        select: ['id', 'courierTask', 'returnState'],
      })

const ordersBy = (payload: BasePayload, ids: string[]) =>
  ids.length === 0
    ? []
    : readRows({
        ...{ payload, collection: 'orders', where: { id: { in: ids } }, sort: ['id'], limit: ids.length },
        select: ['id', 'isSold', 'pendingTask', 'settling'],
      })
