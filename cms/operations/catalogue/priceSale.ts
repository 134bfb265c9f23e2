import type { BasePayload, Where } from 'payload'
import { insertMany, updateMany } from '#database/bulk.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { currentPrice, isSamePrice } from '#domain/catalogue/currentPrice.ts'
import { isShipped } from '#domain/catalogue/kinds.ts'
import { priceRow } from '#domain/catalogue/priceRow.ts'
import { nextPriceChange, type Sale } from '#domain/catalogue/salePrice.ts'
import { changeTags } from '#domain/pages/cacheTags.ts'
import { effects } from '#hooks/effects.ts'
import { runningSales, saleOf } from '#hooks/sales/runningSales.ts'
import type { Project, SaleItem, SellingProduct } from '#payload-types'

const BATCH_SIZE = 250
/** Above this number the page cache is invalidated for all products instead of by slug. */
const MAX_SLUGS = 50
// Price and MRP of a product with validity options are those of the first one, so the options are not needed.
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
 * Updates the current prices of the products that are or were in a sale. The price history is written before the price, under a key of
 * the moment that caused the change, and the sale is marked done last, so an interrupted run can be repeated without duplicates.
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
  // Also without changes: a killed process may have written the prices without invalidating pages.
  if (slugs.length > 0) await announce(payload, project, slugs)
  await settle(payload, row, sale, now)
}

/** The moment that caused the price change: the save, the start or the end of the sale. */
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
    const price = currentPrice(priced, sales, now.getTime())
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

/** Calls `work` with the products that are or were in a sale, in batches. */
async function eachProduct(
  payload: BasePayload,
  project: string,
  { id, products, tags }: Sale,
  work: (products: SellingProduct[]) => Promise<void>,
): Promise<void> {
  const either: Where[] = [{ saleId: { equals: id } }]
  if (products.length > 0) either.push({ id: { in: [...products] } })
  if (tags.length > 0) either.push({ tags: { in: [...tags] } })
  const found = await affectedProducts(payload, { and: [{ project: { equals: project } }, { or: either }] })
  for (const isPhysical of [false, true]) {
    const ids = found.filter(({ kind }) => isShipped(kind) === isPhysical).map(({ id }) => id)
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const portion = ids.slice(start, start + BATCH_SIZE)
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

/** Ids of the affected products; read once before any update, since updated products may no longer refer to the sale. */
async function affectedProducts(payload: BasePayload, where: Where): Promise<{ id: string; kind: string }[]> {
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
  const invalidatedSlugs = slugs.length > MAX_SLUGS ? [] : slugs
  effects.publishChange(changeTags(found.slug, 'selling-products', invalidatedSlugs))
}

/** Schedules the next price update, at the start or end of the sale; a concurrent save takes precedence. */
async function settle(payload: BasePayload, row: SaleItem, sale: Sale, now: Date): Promise<void> {
  const next = nextPriceChange(sale, now.getTime())
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
