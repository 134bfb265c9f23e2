import type { BasePayload } from 'payload'
import type { Taking } from '#domain/orders/OrderSchemas.ts'
import { giveBack, hold, release, sell } from '#domain/reservations/Shelf.ts'
import { changeShelf, forgetLater, lackingStock } from './changeShelf.ts'
import { couponTakings } from './couponsFor.ts'
import { takenOf } from './pricedItems.ts'
import type { Quoted } from './quoteItems.ts'
import { upgradeTakings } from './upgradesOf.ts'

/** What of an order can be taken: whose it is and what it needs. */
export type Taker = { id: string; project: string; takings: readonly Taking[] }
export type TakenAll = { ok: true } | { ok: false; taking: Taking; left: number }

/** Everything that a quote takes, each shelf once. */
export function takingsOf({ priced, products, coupons, upgrades, quote }: Quoted, user: string): Taking[] {
  const stock = priced.flatMap(({ item, product }) =>
    takenOf(product, item.goods, products).map(({ key, each }) => ({
      shelf: 'stock-levels' as const,
      key,
      quantity: each * item.quantity,
      limit: null,
      title: item.title,
    })),
  )
  const used = coupons.filter(({ code }) =>
    quote.coupons.some((one) => one.code === code && one.discountPaise > 0),
  )
  const all: Taking[] = [
    ...stock,
    ...used.flatMap((coupon) => couponTakings(coupon, user)),
    ...firstOrder(used, user),
    ...upgradeTakings(upgrades),
  ]
  const byKey = new Map<string, Taking>()
  for (const taking of all) {
    const before = byKey.get(taking.key)
    byKey.set(taking.key, before ? { ...before, quantity: before.quantity + taking.quantity } : taking)
  }
  return [...byKey.values()]
}

/** A person has one first order, however many they place before they pay one. */
function firstOrder(used: Quoted['coupons'], user: string): Taking[] {
  const coupon = used.find(({ rules }) => rules.isFirstOrderOnly)
  return coupon
    ? [{ shelf: 'allowances', key: `first:${user}`, quantity: 1, limit: 1, title: coupon.code }]
    : []
}

/** What there is too little of for an order at this moment, as far as it is known without taking it; null for nothing. */
export async function lackingOf(
  payload: BasePayload,
  { id, takings }: Taker,
): Promise<Extract<TakenAll, { ok: false }> | null> {
  for (const taking of takings) {
    const left =
      taking.shelf === 'stock-levels' ? await lackingStock(payload, { ...taking, order: id }) : null
    if (left !== null) return { ok: false, taking, left }
  }
  return null
}

/** Holds everything that an order takes until a time (ms since epoch), or nothing: then it says what there is too little of. */
export async function holdAll(payload: BasePayload, taker: Taker, until: number): Promise<TakenAll> {
  return takeAll(payload, taker, (shelf, quantity, mayOverdraw) =>
    hold(shelf, taker.id, { quantity, until, mayOverdraw }),
  )
}

/** Sells everything that an order takes, or nothing. What it still holds is its own; what has gone back is taken anew. */
export async function sellAll(payload: BasePayload, taker: Taker, at: number): Promise<TakenAll> {
  return takeAll(payload, taker, (shelf, quantity, mayOverdraw) =>
    sell(shelf, taker.id, { quantity, at, mayOverdraw }),
  )
}

type Take = (
  shelf: Parameters<typeof hold>[0],
  quantity: number,
  mayOverdraw: boolean,
) => ReturnType<typeof hold>

async function takeAll(payload: BasePayload, taker: Taker, take: Take): Promise<TakenAll> {
  const answers = await Promise.all(
    taker.takings.map((taking) =>
      changeShelf(payload, taker.project, taking, (shelf, mayOverdraw) => {
        const taken = take(shelf, taking.quantity, mayOverdraw)
        return taken.ok
          ? { shelf: taken.shelf, isGranted: true }
          : { shelf, isGranted: false, left: taken.left }
      }),
    ),
  )
  const refused = answers.findIndex(({ isGranted }) => !isGranted)
  if (refused === -1) return { ok: true }
  await releaseAll(payload, taker)
  return { ok: false, taking: taker.takings[refused] as Taking, left: answers[refused]?.left ?? 0 }
}

/** Gives back everything that an order that was never paid holds. May be repeated. */
export async function releaseAll(payload: BasePayload, taker: Taker): Promise<void> {
  await Promise.all(
    taker.takings.map((taking) =>
      changeShelf(payload, taker.project, taking, (shelf) => ({
        shelf: release(shelf, taker.id),
        isGranted: true,
      })),
    ),
  )
}

/** Gives back, once, everything that a paid order bought. */
export async function giveBackAll(payload: BasePayload, taker: Taker, at: number): Promise<void> {
  await Promise.all(
    taker.takings.map((taking) =>
      changeShelf(payload, taker.project, taking, (shelf) => ({
        shelf: giveBack(shelf, taker.id, { quantity: taking.quantity, at }),
        isGranted: true,
      })),
    ),
  )
}

/** The order remembers by itself what became of its takings. */
export const forgetAll = (taker: Taker): void => forgetLater(taker.takings, taker.id)
