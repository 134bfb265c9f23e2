import type { BasePayload } from 'payload'
import type { Taking } from '#domain/orders/OrderSchemas.ts'
import { giveBack, hold, release, sell } from '#domain/reservations/Shelf.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { giveBackSpent, holdForOrder, releaseForOrder, type WalletOfOrder } from '../ledger/orderWallet.ts'
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
    ...creditsOf(quote, user),
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

const creditsOf = ({ creditsPaise }: Quoted['quote'], user: string): Taking[] =>
  creditsPaise > 0
    ? [{ shelf: 'credits', key: user, quantity: creditsPaise, limit: null, title: MESSAGES.cashbackCredits }]
    : []

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
export async function holdAll(
  payload: BasePayload,
  taker: Taker,
  until: number,
  now: Date,
): Promise<TakenAll> {
  const take: Take = (shelf, quantity, mayOverdraw) => hold(shelf, taker.id, { quantity, until, mayOverdraw })
  return takeAll(payload, taker, now, take, until)
}

/** Sells everything that an order takes, or nothing. What it still holds is its own; what has gone back is taken anew. */
export async function sellAll(payload: BasePayload, taker: Taker, now: Date): Promise<TakenAll> {
  const at = now.getTime()
  const take: Take = (shelf, quantity, mayOverdraw) => sell(shelf, taker.id, { quantity, at, mayOverdraw })
  // Wallets stay held without an end, and are spent once the order says that it is sold (books/enterOrder).
  return takeAll(payload, taker, now, take, null)
}

type Take = (
  shelf: Parameters<typeof hold>[0],
  quantity: number,
  mayOverdraw: boolean,
) => ReturnType<typeof hold>

async function takeAll(
  payload: BasePayload,
  taker: Taker,
  now: Date,
  take: Take,
  walletUntil: number | null,
): Promise<TakenAll> {
  const answers = await eachOf(payload, taker, now, {
    shelf: (shelf, mayOverdraw, { quantity }) => {
      const taken = take(shelf, quantity, mayOverdraw)
      return taken.ok
        ? { shelf: taken.shelf, isGranted: true }
        : { shelf, isGranted: false, left: taken.left }
    },
    wallet: async (wallet, paise) => {
      const held = await holdForOrder(wallet, paise, walletUntil)
      const left = held.state === 'short' ? paise - held.missingPaise : 0
      return { isGranted: held.state !== 'short', left }
    },
  })
  const refused = answers.findIndex(({ isGranted }) => !isGranted)
  if (refused === -1) return { ok: true }
  await releaseAll(payload, taker, now)
  return { ok: false, taking: taker.takings[refused] as Taking, left: answers[refused]?.left ?? 0 }
}

/** Gives back everything that an order that was never paid holds. May be repeated. */
export async function releaseAll(payload: BasePayload, taker: Taker, now: Date): Promise<void> {
  await eachOf(payload, taker, now, {
    shelf: (shelf) => ({ shelf: release(shelf, taker.id), isGranted: true }),
    wallet: releaseForOrder,
  })
}

/** Gives back, once, everything that a paid order bought. */
export async function giveBackAll(payload: BasePayload, taker: Taker, now: Date): Promise<void> {
  const at = now.getTime()
  await eachOf(payload, taker, now, {
    shelf: (shelf, _, { quantity }) => ({
      shelf: giveBack(shelf, taker.id, { quantity, at }),
      isGranted: true,
    }),
    wallet: async (wallet, paise) => {
      const released = await releaseForOrder(wallet)
      if (released.state === 'none') await giveBackSpent(wallet, 'order', paise)
    },
  })
}

type OnShelf = Parameters<typeof changeShelf>[3]
type Ways<R> = {
  shelf: (...args: [...Parameters<OnShelf>, Taking]) => ReturnType<OnShelf>
  wallet: (wallet: WalletOfOrder, paise: number) => Promise<R>
}

/** Changes every shelf, and the wallet, that an order takes from, beside one another; the answers in their order. */
const eachOf = <R>(payload: BasePayload, taker: Taker, now: Date, ways: Ways<R>) =>
  Promise.all(
    taker.takings.map(async (taking) => {
      const { shelf, key, quantity } = taking
      if (shelf !== 'credits' && shelf !== 'funds')
        return changeShelf(payload, taker.project, { ...taking, shelf }, (before, mayOverdraw) =>
          ways.shelf(before, mayOverdraw, taking),
        )
      const wallet = { payload, kind: shelf, project: taker.project, owner: key, order: taker.id, now }
      return ways.wallet(wallet, quantity)
    }),
  )

/** The order remembers by itself what became of its takings. */
export const forgetAll = (taker: Taker): void => forgetLater(taker.takings, taker.id)
