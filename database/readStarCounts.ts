import { and, eq, inArray, sql } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { NO_STARS, type StarCounts, starCounts } from '#domain/reviews/ratings.ts'
import { sqlDatabase } from './sqlDatabase.ts'

type Group = { product: string; rating: number; count: number }
type Table = Record<string, never>

/**
 * Number of approved reviews by stars, by product: of these products, or of all that have any. One statement
 * over the index of (product, state, rating).
 */
export async function readStarCounts(
  payload: BasePayload,
  products?: readonly string[],
): Promise<Map<string, StarCounts>> {
  const database = sqlDatabase(payload)
  const groups = await (database ? fromSql(database, products) : fromMongo(payload, products))
  const byProduct = new Map<string, Group[]>()
  for (const group of groups) byProduct.set(group.product, [...(byProduct.get(group.product) ?? []), group])
  return new Map([...byProduct].map(([product, rows]) => [product, starCounts(rows)]))
}

/** The same for one product. */
export const starCountsOf = async (payload: BasePayload, product: string): Promise<StarCounts> =>
  (await readStarCounts(payload, [product])).get(product) ?? NO_STARS

async function fromSql(
  database: NonNullable<ReturnType<typeof sqlDatabase>>,
  products: readonly string[] | undefined,
): Promise<Group[]> {
  const rows = database.tables.product_reviews as unknown as Table
  const ofProducts = products ? [inArray(rows.product as never, [...products] as never)] : []
  return database.drizzle
    .select({
      product: rows.product as never,
      rating: rows.rating as never,
      count: sql<number>`count(*)`,
    })
    .from(rows as never)
    .where(and(...ofProducts, eq(rows.state as never, 'approved')))
    .groupBy(rows.product as never, rows.rating as never)
}

type Model = {
  aggregate: (stages: object[]) => Promise<{ _id: Omit<Group, 'count'>; count: number }[]>
  base: { Types: { ObjectId: new (id: string) => unknown } }
}

async function fromMongo(payload: BasePayload, products: readonly string[] | undefined): Promise<Group[]> {
  const { collections } = payload.db as unknown as { collections: Record<string, Model> }
  const model = collections['product-reviews'] as Model
  const ofProducts = products
    ? { product: { $in: products.map((id) => new model.base.Types.ObjectId(id)) } }
    : {}
  const groups = await model.aggregate([
    { $match: { ...ofProducts, state: 'approved' } },
    {
      $group: { _id: { product: { $toString: '$product' }, rating: '$rating' }, count: { $sum: 1 } },
    },
  ])
  return groups.map(({ _id, count }) => ({ ..._id, count }))
}
