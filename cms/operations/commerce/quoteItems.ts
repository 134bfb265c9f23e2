import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import type { RequestProject } from '#access/projectOf.ts'
import type { Offer } from '#domain/catalogue/offers.ts'
import { salePrice } from '#domain/catalogue/salePrice.ts'
import { chooseOffer, type RefusedItem, type WantedItem } from '#domain/orders/chooseOffer.ts'
import { type Quote, type QuoteItem, quote } from '#domain/orders/quote.ts'
import { runningSales } from '#hooks/sales/runningSales.ts'
import type { SellingProduct } from '#payload-types'

export type QuotedItems = { ok: true; quote: Quote; products: Map<string, SellingProduct> }
/** `left`: how many there are of what there are too few of. */
export type RefusedItems = { ok: false; reason: RefusedItem | 'productGone'; title: string; left: number }

/** Goods of one kind in one order. */
const MOST_GOODS = 10

/**
 * What these items cost now: the published products of the project, their options, and the sales that count at this very
 * moment. A course is bought once, goods up to ten times.
 */
export async function quoteItems(
  payload: BasePayload,
  project: RequestProject,
  items: readonly WantedItem[],
  now: Date,
): Promise<QuotedItems | RefusedItems> {
  const wanted = merged(items)
  const products = await publishedProducts(
    payload,
    project,
    wanted.map(({ product }) => product),
  )
  const sales = await runningSales(payload, project.id, now)
  const quoted: QuoteItem[] = []
  for (const item of wanted) {
    const product = products.get(item.product)
    if (!product) return { ok: false, reason: 'productGone', title: '', left: 0 }
    const chosen = chooseOffer(product, item)
    if (!chosen.ok)
      return { ok: false, reason: chosen.reason, title: product.title, left: leftOf(product, item) }
    const { offer, quantity } = chosen
    const onSale = { id: item.product, tags: product.tags ?? [] }
    const { nowPaise } = salePrice(onSale, offer.pricePaise, sales, now.getTime())
    quoted.push({ ...lineOf(product, offer), pricePaise: nowPaise, quantity })
  }
  return { ok: true, quote: quote(quoted), products }
}

const lineOf = (product: SellingProduct, offer: Offer): Omit<QuoteItem, 'pricePaise' | 'quantity'> => ({
  product: String(product.id),
  kind: product.kind,
  title: product.title,
  option: offer.label,
  variant: product.kind === 'physical' ? offer.key : null,
  validityDays: offer.days,
  mrpPaise: Math.max(offer.mrpPaise ?? 0, offer.pricePaise),
})

/** One item for each product and option, in the order in which they were named. */
function merged(items: readonly WantedItem[]): WantedItem[] {
  const byName = new Map<string, WantedItem>()
  for (const item of items) {
    const name = item.variant === undefined ? item.product : `${item.product}:${item.variant}`
    const before = byName.get(name)
    const quantity = Math.min((before?.quantity ?? 0) + item.quantity, MOST_GOODS)
    byName.set(name, { ...item, quantity })
  }
  return [...byName.values()]
}

const leftOf = (product: SellingProduct, { variant }: WantedItem): number =>
  product.variants?.find(({ id }) => id === variant)?.stock ?? product.stock ?? 0

/** Published products by id, with everything that their price, their content and what a bundle holds need. */
export async function publishedProducts(
  payload: BasePayload,
  project: RequestProject,
  ids: readonly string[],
): Promise<Map<string, SellingProduct>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: {
      and: [
        { id: { in: unique } },
        { project: { equals: project.id } },
        { _status: { equals: 'published' } },
      ],
    },
    select: SOLD,
    pagination: false,
    limit: unique.length,
  })
  return new Map(docs.map((product) => [String(product.id), product]))
}

const SOLD = {
  kind: true,
  title: true,
  slug: true,
  subject: true,
  tags: true,
  pricePaise: true,
  mrpPaise: true,
  validityDays: true,
  validityOptions: true,
  variants: true,
  stock: true,
  classes: true,
  testSeries: true,
  testPapers: true,
  quizzes: true,
  digitalItems: true,
  includes: true,
  keyCount: true,
} as const

/** Ids of the products that these hold, when they are bundles. */
export const includedIn = (products: Iterable<SellingProduct>): string[] =>
  [...products].flatMap(({ kind, includes }) =>
    kind === 'bundle' ? (includes ?? []).flatMap((relation) => idOf(relation) ?? []) : [],
  )
