import type { BasePayload, Where } from 'payload'
import { insertMany, updateMany } from '#database/bulk.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isShipped } from '#domain/catalogue/kinds.ts'
import { isSamePrice, priceNow } from '#domain/catalogue/priceNow.ts'
import { priceRow } from '#domain/catalogue/priceRow.ts'
import { nextChange, type Sale } from '#domain/catalogue/salePrice.ts'
import { changeTags } from '#domain/pages/cacheTags.ts'
import { effects } from '#hooks/effects.ts'
import { runningSales, saleOf } from '#hooks/sales/runningSales.ts'
import type { Project, SaleItem, SellingProduct } from '#payload-types'

const BATCH = 250
/** More products than these are told to the page cache as a whole. */
const NAMED_AT_MOST = 50
// Price and MRP of a product with validities are those of its first one, so these need not be read.
const PRICED = {
  kind: true,
  slug: true,
  tags: true,
  pricePaise: true,
  mrpPaise: true,
  nowPaise: true,
  saleId: true,
  saleTitle: true,
  saleHindiTitle: true,
  saleEndsAt: true,
  _status: true,
} as const

/**
 * Makes the prices of the products of a sale, and of those that were in it, what they are at `now`. The history is written
 * before the price, under a key of the moment that caused it, and the sale is done last: killed anywhere, it is repeated
 * and adds nothing twice.
 */
export async function priceSale(payload: BasePayload, id: string, now: Date): Promise<void> {
  const row = await readRow({ payload, collection: 'sale-items', where: { id: { equals: id } } })
  const project = idOf(row?.project)
  if (!row || !project) return
  const sale = saleOf(row)
  const sales = await runningSales(payload, project, now)
  const cause = causeOf(row, now)
  const slugs: string[] = []
  await eachProduct(payload, project, sale, async (products) => {
    slugs.push(...products.map(({ slug }) => slug))
    await priceBatch(payload, project, products, sales, now, cause)
  })
  // Also when nothing changed: a process that was killed may have written the prices and told nobody.
  if (slugs.length > 0) await announce(payload, project, slugs)
  await settle(payload, row, sale, now)
}

/** The moment that made prices change: the save, the start or the end. */
const causeOf = ({ nextAt }: SaleItem, now: Date): Date => (nextAt ? new Date(nextAt) : now)

async function priceBatch(
  payload: BasePayload,
  project: string,
  products: SellingProduct[],
  sales: readonly Sale[],
  now: Date,
  cause: Date,
): Promise<void> {
  const changed = products.flatMap((product) => {
    const priced = { ...product, id: String(product.id), tags: product.tags ?? [] }
    const price = priceNow(priced, sales, now.getTime())
    return isSamePrice(product, price) ? [] : [{ product, price }]
  })
  await insertMany(
    payload,
    'price-history',
    changed.flatMap(({ product, price }) => {
      const { nowPaise } = price
      if (product._status !== 'published' || nowPaise === null || product.nowPaise === nowPaise) return []
      return [priceRow({ ...product, ...price, nowPaise, id: String(product.id), project }, cause)]
    }),
  )
  await updateMany(
    payload,
    'selling-products',
    changed.map(({ product, price }) => ({ id: String(product.id), data: price })),
  )
}

/** Hands over the products that a sale concerns, or did, in portions by id. */
async function eachProduct(
  payload: BasePayload,
  project: string,
  { id, products, tags }: Sale,
  work: (products: SellingProduct[]) => Promise<void>,
): Promise<void> {
  const either: Where[] = [{ saleId: { equals: id } }]
  if (products.length > 0) either.push({ id: { in: [...products] } })
  if (tags.length > 0) either.push({ tags: { in: [...tags] } })
  const found = await concerned(payload, { and: [{ project: { equals: project } }, { or: either }] })
  for (const isPhysical of [false, true]) {
    const ids = found.filter(({ kind }) => isShipped(kind) === isPhysical).map(({ id }) => id)
    for (let start = 0; start < ids.length; start += BATCH) {
      const portion = ids.slice(start, start + BATCH)
      const { docs } = await payload.db.find<SellingProduct>({
        collection: 'selling-products',
        where: { id: { in: portion } },
        select: isPhysical ? { ...PRICED, variants: true } : PRICED,
        limit: portion.length,
        pagination: false,
      })
      await work(docs)
    }
  }
}

/** Asked once, before anything is written: what leaves a sale no longer names it. */
async function concerned(payload: BasePayload, where: Where): Promise<{ id: string; kind: string }[]> {
  const { docs } = await payload.db.find<{ id: string; kind: string }>({
    collection: 'selling-products',
    where,
    select: { kind: true },
    limit: 0,
    pagination: false,
  })
  return [...new Map(docs.map((row) => [String(row.id), { id: String(row.id), kind: row.kind }])).values()]
}

async function announce(payload: BasePayload, project: string, slugs: string[]): Promise<void> {
  const found = await payload.db.findOne<Project>({
    collection: 'projects',
    where: { id: { equals: project } },
    select: { slug: true },
  })
  if (!found) return
  const named = slugs.length > NAMED_AT_MOST ? [] : slugs
  effects.publishChange(changeTags(found.slug, 'selling-products', named))
}

/** When prices have to follow next: at the start or the end, or never again. A save in between wins. */
async function settle(payload: BasePayload, row: SaleItem, sale: Sale, now: Date): Promise<void> {
  const next = nextChange(sale, now.getTime())
  const nextAt = next === null ? null : new Date(next).toISOString()
  if (nextAt === (row.nextAt ?? null)) return
  await conditionalUpdate({
    payload,
    collection: 'sale-items',
    where: {
      and: [
        { id: { equals: row.id } },
        row.nextAt ? { nextAt: { equals: row.nextAt } } : { nextAt: { exists: false } },
      ],
    },
    data: { nextAt },
  })
}
