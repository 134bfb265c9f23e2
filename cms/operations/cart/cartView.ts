import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { CartLine, CartNotice, CartView } from '#domain/calls/cart.ts'
import { type CartItem, itemKey } from '#domain/cart/CartItem.ts'
import { countCartItems } from '#domain/cart/countCartItems.ts'
import { hasLimitedStock } from '#domain/catalogue/kinds.ts'
import type { WantedItem } from '#domain/orders/chooseOffer.ts'
import type { ChosenBatch } from '#domain/orders/quote.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { Cart } from '#payload-types'
import type { Person } from '../checkout/buyerOf.ts'
import { ownedOf } from '../checkout/ownedOf.ts'
import type { PricedItem } from '../checkout/priceItems.ts'
import { buildQuote, loadQuoteInput, NO_PURCHASE_OPTIONS, type QuoteInput } from '../checkout/quoteItems.ts'
import { quoteView } from '../checkout/quoteView.ts'
import { bestCodes } from './bestCodes.ts'
import type { OpenedCart } from './openCart.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  person: Person | null
  cart: Pick<Cart, 'items' | 'coupons'> | null
  /** Newly chosen codes; `auto` for the best ones; undefined to keep the stored ones. */
  coupon: 'auto' | readonly string[] | undefined
  merged: OpenedCart['merged']
  locale: Locale
  now: Date
}

/** The view of a cart, and the items and codes to store. */
export type EvaluatedCart = { view: CartView; items: CartItem[]; codes: string[] }

const EMPTY: CartView = { lines: [], count: 0, codes: [], notices: [], quote: null }

export const toWantedItem = ({
  product,
  quantity,
  variant,
  validity,
  extend,
  batch,
}: CartItem): WantedItem => ({
  product,
  quantity,
  ...(variant ? { variant } : {}),
  ...(validity ? { validity } : {}),
  ...(extend ? { extend } : {}),
  ...(batch ? { batch } : {}),
})

/**
 * Builds the view of a cart: current prices and stock, without products the person already owns, with a one-time notice of each change
 * since the last view.
 */
export async function cartView(args: Args): Promise<EvaluatedCart> {
  const { payload, project, person, cart, coupon, merged, locale, now } = args
  const stored = cart?.items ?? []
  if (stored.length === 0) return { view: EMPTY, items: [], codes: [] }
  const looked = await loadQuoteInput({ payload, project, person, items: stored.map(toWantedItem), now })
  const pricedBy = new Map(looked.priced.map((one) => [keyOf(one.wanted), one]))
  const owned = looked.buyer
    ? await ownedOf(payload, looked.buyer.id, { priced: buyableOf(looked), products: looked.products }, now)
    : new Set<string>()
  const isDropped = (item: CartItem) => owned.has(item.product) && !item.extend
  const items = stored.filter((item) => !isDropped(item))
  const notices = [
    ...(merged && items.length > 0 ? [notice('merged', null, ''), ...notFitting(merged)] : []),
    ...stored.filter(isDropped).map((item) => notice('ownedDropped', item.product, titleOf(looked, item))),
    ...items.flatMap((item) => priceNotice(item, pricedBy.get(itemKey(item)))),
  ]
  const lines = items.map((item) => lineOf(item, pricedBy.get(itemKey(item)), looked, locale))
  const buyable = new Set(
    lines.flatMap((line, index) => (line.problem || line.isSaved ? [] : itemKey(items[index] as CartItem))),
  )
  const buyableInput = { ...looked, priced: looked.priced.filter((one) => buyable.has(keyOf(one.wanted))) }
  const codes = await codesOf(args, buyableInput)
  const purchase = { ...NO_PURCHASE_OPTIONS, codes }
  const quoted = buyable.size > 0 ? await buildQuote({ payload, project, purchase, now }, buyableInput) : null
  return {
    codes:
      coupon === undefined || coupon === 'auto' ? codes : codes.filter((code) => !isRefused(quoted, code)),
    items: items.map((item) => seen(item, pricedBy.get(itemKey(item)))),
    view: {
      lines,
      count: countCartItems(lines),
      codes,
      notices,
      quote: quoted && (await quoteView(payload, project, quoted, purchase, { locale, now })),
    },
  }
}

const keyOf = ({ product, variant, validity }: WantedItem): string =>
  itemKey({ product, variant: variant ?? null, validity: validity ?? null })

const buyableOf = ({ priced }: QuoteInput) => priced.flatMap((one) => (one.ok ? [one] : []))

const isRefused = (quoted: Awaited<ReturnType<typeof buildQuote>> | null, code: string): boolean =>
  quoted?.refusedCodes.some((refused) => refused.code === code) ?? false

async function codesOf({ payload, project, cart, coupon, now }: Args, looked: QuoteInput): Promise<string[]> {
  if (coupon === undefined) return cart?.coupons ?? []
  if (coupon !== 'auto') return [...coupon]
  return (await bestCodes({ payload, project, looked, now })).best?.codes ?? []
}

const titleOf = ({ products }: QuoteInput, { product }: CartItem): string =>
  products.get(product)?.title ?? ''

const notice = (
  kind: CartNotice['kind'],
  product: string | null,
  title: string,
  from?: number,
  to?: number,
): CartNotice => ({
  kind,
  product,
  title,
  fromPaise: from ?? null,
  toPaise: to ?? null,
})

const notFitting = ({ saved, leftOut }: NonNullable<Args['merged']>): CartNotice[] =>
  (
    [
      ['savedFull', saved],
      ['leftOut', leftOut],
    ] as const
  ).flatMap(([kind, count]) => (count > 0 ? [{ ...notice(kind, null, ''), count }] : []))

function priceNotice(item: CartItem, priced: PricedItem | undefined): CartNotice[] {
  if (!priced?.ok || priced.item.pricePaise === item.seenPaise) return []
  const { title, pricePaise } = priced.item
  return [
    notice(
      pricePaise > item.seenPaise ? 'priceUp' : 'priceDown',
      item.product,
      title,
      item.seenPaise,
      pricePaise,
    ),
  ]
}

const seen = (item: CartItem, priced: PricedItem | undefined): CartItem =>
  priced?.ok ? { ...item, seenPaise: priced.item.pricePaise } : item

/** One line of the cart; an item that cannot be bought has its last seen title and price. */
function lineOf(
  item: CartItem,
  priced: PricedItem | undefined,
  { products }: QuoteInput,
  locale: Locale,
): CartLine {
  const product = products.get(item.product)
  const fine = priced?.ok ? priced : null
  return {
    product: item.product,
    variant: item.variant,
    validity: item.validity,
    extend: item.extend,
    quantity: item.quantity,
    isSaved: item.isSaved,
    title: product?.title ?? '',
    option: fine?.item.option ?? null,
    kind: product?.kind ?? 'course',
    slug: product?.slug ?? '',
    subject: product?.subject ?? null,
    pricePaise: fine?.item.pricePaise ?? item.seenPaise,
    mrpPaise: fine?.item.mrpPaise ?? item.seenPaise,
    validityDays: fine?.item.validityDays ?? null,
    batch: batchOf(fine?.item.batch, locale),
    left: fine ? fine.left : priced && !priced.ok && priced.reason === 'outOfStock' ? priced.left : null,
    dispatchDays: product && hasLimitedStock(product.kind) ? (product.dispatchDays ?? null) : null,
    problem: problemOf(priced),
  }
}

const batchOf = (batch: ChosenBatch | undefined, locale: Locale): CartLine['batch'] =>
  batch ? { id: batch.id, title: localisedText(locale, batch.title, batch.hindiTitle) ?? batch.title } : null

function problemOf(priced: PricedItem | undefined): CartLine['problem'] {
  if (!priced) return 'productGone'
  if (priced.ok) return null
  return priced.reason === 'outOfStock' && priced.left > 0 ? 'fewLeft' : priced.reason
}
