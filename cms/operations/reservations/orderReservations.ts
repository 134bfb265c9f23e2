import type { BasePayload } from 'payload'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { holdUnits, type Reservation } from '#domain/reservations/reservationPool.ts'
import {
  holdForOrder,
  type OrderWallet,
  refundSpent,
  releaseForOrder,
  releaseHeldForOrder,
  releaseSaleReservations,
  reserveForSale,
} from '../wallets/orderWallet.ts'
import { changePool, stockShortage } from './changePool.ts'
import { endReservation, releaseReservation } from './endReservation.ts'
import type { PoolShare } from './PoolShare.ts'
import { sellReservation } from './sellReservation.ts'
import { settleSale, undoReservation } from './settleSale.ts'

/** An order as the owner of reservations. */
export type ReservingOrder = { id: string; project: string; reservations: readonly OrderReservation[] }
export type Shortage = { ok: false; reservation: OrderReservation; left: number }
export type HoldResult = { ok: true } | Shortage

/** The first stock that is too small for an order, checked without reserving; null when there is enough. */
export async function shortageOf(
  payload: BasePayload,
  { id, reservations }: ReservingOrder,
): Promise<Shortage | null> {
  for (const reservation of reservations) {
    const left =
      reservation.poolKind === 'stock-levels'
        ? await stockShortage(payload, { ...reservation, order: id })
        : null
    if (left !== null) return { ok: false, reservation, left }
  }
  return null
}

/** Holds all reservations of an order until a time (ms since epoch), or none and returns the first shortage. */
export async function holdOrderReservations(
  payload: BasePayload,
  reserving: ReservingOrder,
  until: number,
  now: Date,
): Promise<HoldResult> {
  const answers = await eachOf<number | null>(payload, reserving, now, {
    pool: async ({ payload: _, project, ref, order, instead }, quantity) =>
      changePool(payload, project, ref, (pool, facts) => {
        const result = holdUnits(pool, order, { quantity, until, instead, ...facts })
        return result.ok === true
          ? { pool: result.pool, answer: null }
          : { pool, answer: result.ok === false ? result.left : 0 }
      }),
    wallet: async (wallet, paise) => {
      const held = await holdForOrder(wallet, paise, until)
      return held.state === 'short' ? paise - held.missingPaise : null
    },
  })
  const shortage = firstShortage(reserving, answers)
  if (!shortage) return { ok: true }
  await releaseOrderReservations(payload, reserving, now)
  return shortage
}

const firstShortage = (
  { reservations }: ReservingOrder,
  left: readonly (number | null)[],
): Shortage | null => {
  const index = left.findIndex((one) => one !== null)
  return index === -1
    ? null
    : { ok: false, reservation: reservations[index] as OrderReservation, left: left[index] as number }
}

/** Sales of a settlement that are not yet settled by `settleOrderSales`. */
export type UnsettledSales = readonly { place: PoolShare; reservation: Reservation }[]
export type SaleResult = { sales: UnsettledSales; shortage: Shortage | null }

/**
 * Sells all reservations of an order to its settlement `claim`; expired ones are taken again if available. On a shortage the others
 * stay sold until the caller undoes or keeps them.
 */
export async function sellOrderReservations(
  payload: BasePayload,
  reserving: ReservingOrder,
  { claim, now }: { claim: number; now: Date },
): Promise<SaleResult> {
  const sales: { place: PoolShare; reservation: Reservation }[] = []
  const answers = await eachOf<number | null>(payload, reserving, now, {
    pool: async (place, quantity) => {
      const sold = await sellReservation(place, { quantity, claim, at: now.getTime() })
      if (sold.state === 'sold') sales.push({ place, reservation: sold.reservation })
      if (sold.state === 'short') return sold.left
      return sold.state === 'over' ? 0 : null
    },
    wallet: async (wallet, paise) => {
      const kept = await reserveForSale(wallet, paise, claim)
      return kept.state === 'short' ? paise - kept.missingPaise : null
    },
  })
  return { sales, shortage: firstShortage(reserving, answers) }
}

/** Writes the entries of the sales after the order is marked sold. Idempotent. */
export const settleOrderSales = (sales: UnsettledSales): Promise<unknown> =>
  Promise.all(sales.map(({ place, reservation }) => settleSale(place, reservation)))

/** Undoes the sales of a settlement that ended in the meantime. Idempotent. */
export const undoSettlementSales = (
  payload: BasePayload,
  reserving: ReservingOrder,
  claim: number,
  now: Date,
): Promise<unknown> =>
  eachOf<unknown>(payload, reserving, now, {
    pool: (place) => undoReservation(place, { claim }),
    wallet: (wallet) => releaseSaleReservations(wallet, (kept) => kept === claim),
  })

/** Undoes the sales of a failed settlement and releases the holds; the order stays open. Idempotent. */
export async function undoFailedSettlement(
  payload: BasePayload,
  reserving: ReservingOrder,
  claim: number,
  now: Date,
): Promise<void> {
  await undoSettlementSales(payload, reserving, claim, now)
  await releaseOrderReservations(payload, reserving, now)
}

/** Releases the held, unsold reservations of an order. Idempotent. */
export async function releaseOrderReservations(
  payload: BasePayload,
  reserving: ReservingOrder,
  now: Date,
): Promise<void> {
  await eachOf<unknown>(payload, reserving, now, {
    pool: releaseReservation,
    wallet: releaseHeldForOrder,
  })
}

/** Releases credits kept by settlements before `claim` whose sale did not happen. Idempotent. */
export const releaseEarlierCredits = (
  payload: BasePayload,
  reserving: ReservingOrder,
  claim: number,
  now: Date,
): Promise<unknown> =>
  eachOf<unknown>(payload, reserving, now, {
    pool: async () => null,
    wallet: (wallet) => releaseSaleReservations(wallet, (kept) => kept < claim),
  })

/**
 * Releases and returns all reservations of a cancelled order, once; later sales to it are refused. Returns a callback that lets the
 * pools drop the returns, to be called once the order has recorded the end.
 */
export async function endOrderReservations(
  payload: BasePayload,
  reserving: ReservingOrder,
  now: Date,
): Promise<() => void> {
  const dropCallbacks = await eachOf<(() => void) | null>(payload, reserving, now, {
    pool: (place, quantity) => endReservation(place, quantity, now),
    wallet: async (wallet, paise) => {
      // A late payment start may hold credits besides those that were spent.
      await releaseForOrder(wallet)
      await refundSpent(wallet, 'order', paise)
      return null
    },
  })
  return () => {
    for (const drop of dropCallbacks) drop?.()
  }
}

type Steps<R> = {
  pool: (place: PoolShare, quantity: number) => Promise<R>
  wallet: (wallet: OrderWallet, paise: number) => Promise<R>
}

/** Runs a step for every reservation of an order concurrently, on its pool or wallet; results in the order of the reservations. */
const eachOf = <R>(
  payload: BasePayload,
  { id, project, reservations }: ReservingOrder,
  now: Date,
  steps: Steps<R>,
) =>
  Promise.all(
    reservations.map(({ poolKind, key, quantity, limit, instead }) =>
      poolKind === 'credits' || poolKind === 'funds'
        ? steps.wallet({ payload, kind: poolKind, project, owner: key, order: id, now }, quantity)
        : steps.pool({ payload, project, order: id, ref: { poolKind, key, limit }, instead }, quantity),
    ),
  )
