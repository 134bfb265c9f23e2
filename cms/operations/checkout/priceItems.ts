import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import { hasContent } from '#domain/catalogue/hasContent.ts'
import { hasLimitedStock, isKeyPack, isShipped } from '#domain/catalogue/kinds.ts'
import type { Offer } from '#domain/catalogue/offers.ts'
import { type Sale, salePrice } from '#domain/catalogue/salePrice.ts'
import { chooseOffer, type RefusedItem, type WantedItem } from '#domain/orders/chooseOffer.ts'
import type { BundlePart, Goods, QuoteItem } from '#domain/orders/quote.ts'
import { stockKey } from '#domain/reservations/stockKey.ts'
import { runningSales } from '#hooks/sales/runningSales.ts'
import type { SellingProduct, StockLevel } from '#payload-types'
import { type ChosenSeats, chosenSeats } from '../batches/chosenSeats.ts'
import { includedIn, type Products, publishedProducts } from './publishedProducts.ts'
import type { Shop } from './shopOf.ts'

/** `left` is the remaining quantity when there are too few. */
export type Refused = {
  ok: false
  reason: RefusedItem | 'productGone'
  title: string
  hindiTitle?: string | null | undefined
  left: number
}
/** `left` is the quantity that can be bought, null for unlimited. */
export type Priced = { ok: true; item: QuoteItem; product: SellingProduct; left: number | null }
export type PricedItem = (Priced | Refused) & { wanted: WantedItem }

/** Maximum quantity of one item per order. */
export const MAX_ITEM_QUANTITY = 10

type Args = {
  payload: BasePayload
  project: RequestProject
  shop: Shop
  items: readonly WantedItem[]
  now: Date
  /** Ids of the person's own unpaid orders, whose reservations count as available. */
  ownHolds?: ReadonlySet<string>
  /** The person, who may hold offered seats of batches; null for a visitor. */
  buyer?: string | null
  /** Whether batches may be chosen later, as in orders that staff place. */
  isBatchLater?: boolean
}

/**
 * Prices items with the project's published products, their options, the sales running at `now` and the stock; refused items have a
 * reason. Repeated items are merged (quantity 1 for courses, at most 10 for goods); the order is kept.
 */
export async function priceItems({
  payload,
  project,
  shop,
  items,
  now,
  ownHolds = new Set(),
  buyer = null,
  isBatchLater = false,
}: Args): Promise<{ priced: PricedItem[]; products: Products }> {
  const wanted = mergeItems(items)
  const own = await publishedProducts(
    payload,
    project,
    wanted.map(({ product }) => product),
  )
  const [inside, sales] = await Promise.all([
    publishedProducts(payload, project, includedIn(own.values())),
    runningSales(payload, project.id, now),
  ])
  const products = new Map([...inside, ...own])
  const [levels, seats] = await Promise.all([
    levelsOf(payload, [...products.values()]),
    chosenSeats({ payload, project: project.id, items: wanted, buyer, ownHolds, isLater: isBatchLater, now }),
  ])
  const leftOf = (key: string): number | null => {
    const level = levels.get(key)
    if (!level || level.mayBackorder || level.available == null) return null
    const held = Object.entries(level.reservations as Reservations)
    const ownHeld = held.filter(([order, { state }]) => state === 'held' && ownHolds.has(order))
    return Math.max(0, level.available) + ownHeld.reduce((sum, [, { quantity }]) => sum + quantity, 0)
  }
  const context = { shop, products, sales, now, leftOf, seats }
  return { products, priced: wanted.map((item) => ({ ...priceOf(item, context), wanted: item })) }
}

type Reservations = Record<string, { state: string; quantity: number }>
type Context = {
  shop: Shop
  products: Products
  sales: Sale[]
  now: Date
  leftOf: (key: string) => number | null
  seats: ChosenSeats
}

function priceOf(
  wanted: WantedItem,
  { shop, products, sales, now, leftOf, seats }: Context,
): Priced | Refused {
  const product = products.get(wanted.product)
  if (!product) return { ok: false, reason: 'productGone', title: '', left: 0 }
  const titles = { title: product.title, hindiTitle: product.hindi?.title }
  if (!hasContent(product)) return { ok: false, reason: 'productGone', ...titles, left: 0 }
  const chosen = chooseOffer(product, wanted)
  if (!chosen.ok) return { ok: false, reason: chosen.reason, ...titles, left: 0 }
  const seat = seats(wanted, product)
  if (typeof seat === 'string') return { ok: false, reason: seat, ...titles, left: 0 }
  const { offer, quantity } = chosen
  const goods = goodsOf(product, offer, products)
  const counts = stockPerPiece(product, goods, products).flatMap(({ key, each }) => {
    const free = leftOf(key)
    return free === null ? [] : [Math.floor(free / each)]
  })
  const left = counts.length > 0 ? Math.min(...counts) : null
  if (left !== null && left < quantity) return { ok: false, reason: 'outOfStock', ...titles, left }
  const onSale = { id: wanted.product, tags: product.tags ?? [] }
  const { nowPaise } = salePrice(onSale, offer.pricePaise, sales, now.getTime())
  const item: QuoteItem = {
    product: String(product.id),
    kind: product.kind,
    tags: product.tags ?? [],
    title: product.title,
    option: offer.label,
    variant: isShipped(product.kind) ? offer.key : null,
    validityDays: offer.days,
    ...(seat ? { batch: seat } : {}),
    pricePaise: nowPaise,
    mrpPaise: Math.max(offer.mrpPaise ?? 0, offer.pricePaise),
    quantity,
    upgradePaise: 0,
    taxRate: taxRateOf(product, shop),
    hsn: product.hsn ?? null,
    goods,
    parts: partsOf(product, products, shop),
  }
  return { ok: true, item, product, left }
}

/** The stocks that one piece of a product uses, with the quantity of each: its goods, and keys of packs that are filled from a pool. */
export function stockPerPiece(
  product: SellingProduct,
  goods: readonly Goods[],
  products: Products,
): { key: string; each: number }[] {
  const packs = [product, ...includedIn([product]).flatMap((id) => products.get(id) ?? [])].filter(
    ({ kind, keysFrom }) => isKeyPack(kind) && keysFrom === 'pool',
  )
  return [
    ...goods.map(({ product: id, variant, quantity }) => ({ key: stockKey(id, variant), each: quantity })),
    ...packs.map(({ id, keyCount }) => ({ key: stockKey(String(id), null), each: keyCount ?? 1 })),
  ]
}

const taxRateOf = ({ taxPercent, kind }: SellingProduct, { taxRates }: Shop): number =>
  typeof taxPercent === 'number'
    ? Math.round(taxPercent * 100)
    : isShipped(kind)
      ? taxRates.goods
      : taxRates.learning

const oneOf = ({ id, title, weightGrams }: SellingProduct, variant: string | null): Goods => ({
  product: String(id),
  variant,
  title,
  quantity: 1,
  weightGrams: weightGrams ?? 0,
})

/** Goods inside a bundle use their first variant. */
function goodsOf(product: SellingProduct, offer: Offer, products: Products): Goods[] {
  if (isShipped(product.kind)) return [oneOf(product, offer.key)]
  return includedIn([product]).flatMap((id) => {
    const part = products.get(id)
    return part && isShipped(part.kind) ? [oneOf(part, part.variants?.[0]?.id ?? null)] : []
  })
}

const partsOf = (product: SellingProduct, products: Products, shop: Shop): BundlePart[] =>
  includedIn([product]).flatMap((id) => {
    const part = products.get(id)
    return part
      ? [
          {
            product: id,
            title: part.title,
            pricePaise: part.pricePaise,
            taxRate: taxRateOf(part, shop),
            hsn: part.hsn ?? null,
          },
        ]
      : []
  })

/** Merges items of the same product and option; keeps the order of first occurrence. */
function mergeItems(items: readonly WantedItem[]): WantedItem[] {
  const byName = new Map<string, WantedItem>()
  for (const item of items) {
    const name = [item.product, item.variant ?? '', item.validity ?? ''].join(':')
    const before = byName.get(name)
    const quantity = Math.min((before?.quantity ?? 0) + item.quantity, MAX_ITEM_QUANTITY)
    byName.set(name, { ...item, quantity })
  }
  return [...byName.values()]
}

async function levelsOf(
  payload: BasePayload,
  products: readonly SellingProduct[],
): Promise<Map<string, StockLevel>> {
  const counted = products.filter(({ kind }) => hasLimitedStock(kind))
  if (counted.length === 0) return new Map()
  const rows = await readRows({
    payload,
    collection: 'stock-levels',
    where: { product: { in: counted.map(({ id }) => id) } },
    sort: ['key'],
    limit: 1000,
  })
  return new Map(rows.map((row) => [row.key, row]))
}
