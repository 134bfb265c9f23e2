import type { BasePayload } from 'payload'
import type { OrderReservation } from '#domain/orders/OrderSchemas.ts'
import { hold, type Reservation } from '#domain/reservations/reservationPool.ts'
import {
  holdForOrder,
  keepForSale,
  releaseForOrder,
  releaseHeldForOrder,
  releaseKeptForOrder,
  releaseSpent,
  type WalletOfOrder,
} from '../ledger/orderWallet.ts'
import { changePool, stockShortage } from './changePool.ts'
import { endReservation, releaseReservation } from './endReservation.ts'
import type { Place } from './Place.ts'
import { sellReservation } from './sellReservation.ts'
import { settleSale, undoReservation } from './settleSale.ts'

/** What reserves: whose order it is and what it needs. */
export type Taker = { id: string; project: string; reservations: readonly OrderReservation[] }
export type Lacking = { ok: false; taking: OrderReservation; left: number }
export type TakenAll = { ok: true } | Lacking

/** What there is too little of for an order at this moment, as far as it is known without taking it; null for nothing. */
export async function shortageOf(payload: BasePayload, { id, reservations }: Taker): Promise<Lacking | null> {
  for (const taking of reservations) {
    const left =
      taking.poolKind === 'stock-levels' ? await stockShortage(payload, { ...taking, order: id }) : null
    if (left !== null) return { ok: false, taking, left }
  }
  return null
}

/** Holds everything that an order takes until a time (ms since epoch), or nothing: then it says what there is too little of. */
export async function holdAll(
  payload: BasePayload,
  taker: Taker,
  until: number,
  now: Date,
): Promise<TakenAll> {
  const answers = await eachOf<number | null>(payload, taker, now, {
    pool: async ({ payload: _, project, ref, order }, quantity) =>
      changePool(payload, project, ref, (pool, facts) => {
        const taken = hold(pool, order, { quantity, until, ...facts })
        return taken.ok === true
          ? { pool: taken.pool, answer: null }
          : { pool, answer: taken.ok === false ? taken.left : 0 }
      }),
    wallet: async (wallet, paise) => {
      const held = await holdForOrder(wallet, paise, until)
      return held.state === 'short' ? paise - held.missingPaise : null
    },
  })
  const lacking = lackingIn(taker, answers)
  if (!lacking) return { ok: true }
  await releaseAll(payload, taker, now)
  return lacking
}

const lackingIn = ({ reservations }: Taker, left: readonly (number | null)[]): Lacking | null => {
  const index = left.findIndex((one) => one !== null)
  return index === -1
    ? null
    : { ok: false, taking: reservations[index] as OrderReservation, left: left[index] as number }
}

/** Sales of one settlement that their order does not say yet. */
export type Sales = readonly { place: Place; reservation: Reservation }[]
export type SoldAll = { sales: Sales; lacking: Lacking | null }

/**
 * Sells everything that an order takes to its settlement `claim`. What it holds is its own; what has gone back is taken anew. When there is
 * too little of something, the rest stays sold until the order says what becomes of it.
 */
export async function sellAll(
  payload: BasePayload,
  taker: Taker,
  { claim, now }: { claim: number; now: Date },
): Promise<SoldAll> {
  const sales: { place: Place; reservation: Reservation }[] = []
  const answers = await eachOf<number | null>(payload, taker, now, {
    pool: async (place, quantity) => {
      const sold = await sellReservation(place, { quantity, claim, at: now.getTime() })
      if (sold.state === 'sold') sales.push({ place, reservation: sold.reservation })
      if (sold.state === 'short') return sold.left
      return sold.state === 'over' ? 0 : null
    },
    wallet: async (wallet, paise) => {
      const kept = await keepForSale(wallet, paise, claim)
      return kept.state === 'short' ? paise - kept.missingPaise : null
    },
  })
  return { sales, lacking: lackingIn(taker, answers) }
}

/** Writes down the sales of an order that says that it is sold. May be repeated. */
export const settleAll = (sales: Sales): Promise<unknown> =>
  Promise.all(sales.map(({ place, reservation }) => settleSale(place, reservation)))

/** Undoes what a settlement sold when it was over already. May be repeated. */
export const undoSales = (payload: BasePayload, taker: Taker, claim: number, now: Date): Promise<unknown> =>
  eachOf<unknown>(payload, taker, now, {
    pool: (place) => undoReservation(place, { claim }),
    wallet: (wallet) => releaseKeptForOrder(wallet, (kept) => kept === claim),
  })

/** Undoes what a settlement sold that came to nothing while its order goes on. May be repeated. */
export async function undoAll(payload: BasePayload, taker: Taker, claim: number, now: Date): Promise<void> {
  await undoSales(payload, taker, claim, now)
  await releaseAll(payload, taker, now)
}

/** Gives back what an order holds and has not bought. May be repeated. */
export async function releaseAll(payload: BasePayload, taker: Taker, now: Date): Promise<void> {
  await eachOf<unknown>(payload, taker, now, {
    pool: releaseReservation,
    wallet: releaseHeldForOrder,
  })
}

/** Gives back credits that settlements before `claim` kept for a sale that did not come. May be repeated. */
export const releaseKept = (payload: BasePayload, taker: Taker, claim: number, now: Date): Promise<unknown> =>
  eachOf<unknown>(payload, taker, now, {
    pool: async () => null,
    wallet: (wallet) => releaseKeptForOrder(wallet, (kept) => kept < claim),
  })

/**
 * Gives back, once, everything that an order that is over for good holds or has bought; nothing is sold to it from then on. Answers what the
 * pools may forget once the order says that this is done.
 */
export async function endAll(payload: BasePayload, taker: Taker, now: Date): Promise<() => void> {
  const forgets = await eachOf<(() => void) | null>(payload, taker, now, {
    pool: (place, quantity) => endReservation(place, quantity, now),
    wallet: async (wallet, paise) => {
      // A start of paying that came too late may hold credits beside those that were spent.
      await releaseForOrder(wallet)
      await releaseSpent(wallet, 'order', paise)
      return null
    },
  })
  return () => {
    for (const forget of forgets) forget?.()
  }
}

type Ways<R> = {
  pool: (place: Place, quantity: number) => Promise<R>
  wallet: (wallet: WalletOfOrder, paise: number) => Promise<R>
}

/** Asks every pool, and the wallet, that an order takes from, beside one another; the answers in their order. */
const eachOf = <R>(payload: BasePayload, { id, project, reservations }: Taker, now: Date, ways: Ways<R>) =>
  Promise.all(
    reservations.map(({ poolKind, key, quantity, limit }) =>
      poolKind === 'credits' || poolKind === 'funds'
        ? ways.wallet({ payload, kind: poolKind, project, owner: key, order: id, now }, quantity)
        : ways.pool({ payload, project, order: id, ref: { poolKind, key, limit } }, quantity),
    ),
  )
