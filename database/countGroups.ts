import { and, inArray, sql } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload, CollectionSlug, DataFromCollectionSlug } from 'payload'
import { sqlDatabase } from './sqlDatabase.ts'

type Value = string | number
type Column<S extends CollectionSlug> = keyof DataFromCollectionSlug<S> & string

type GroupQuery<S extends CollectionSlug, K extends Column<S>> = {
  collection: S
  /** Columns that must have one of some values, such as `{ state: ['open'] }`. */
  only: { [C in Column<S>]?: readonly Value[] }
  /** Columns whose values make a group. */
  by: readonly K[]
  /** Adds the least or greatest value of a date column in each group, as `edge`. */
  edge?: { column: Column<S>; is: 'min' | 'max' }
}

/** The values of a group and its number of rows. */
type Group<K extends string> = Record<K, Value | null> & { count: number; edge: string | null }

type Table = Record<string, never>
type Model = {
  aggregate: (
    stages: object[],
  ) => Promise<{ _id: Record<string, Value | null>; count: number; edge?: string | Date | null }[]>
}

/** Rows grouped by the values of some columns, counted in one statement; null for rows without a value. Skips access. */
export async function countGroups<S extends CollectionSlug, K extends Column<S>>(
  payload: BasePayload,
  { collection, only, by, edge }: GroupQuery<S, K>,
): Promise<Group<K>[]> {
  const conditions = Object.entries(only) as [string, readonly Value[]][]
  const database = sqlDatabase(payload)
  if (database) {
    const rows = database.tables[collection.replaceAll('-', '_')] as unknown as Table
    const columns = by.map((name) => [name, rows[name] as never] as const)
    return database.drizzle
      .select({
        ...Object.fromEntries(columns),
        count: sql<number>`count(*)`,
        edge: edge ? sql<string | null>`${sql.raw(edge.is)}(${rows[edge.column] as never})` : sql`null`,
      })
      .from(rows as never)
      .where(and(...conditions.map(([name, values]) => inArray(rows[name] as never, [...values] as never))))
      .groupBy(...columns.map(([, column]) => column)) as unknown as Promise<Group<K>[]>
  }
  const { collections } = payload.db as unknown as { collections: Record<string, Model> }
  const groups = await (collections[collection] as Model).aggregate([
    { $match: Object.fromEntries(conditions.map(([name, values]) => [name, { $in: [...values] }])) },
    {
      $group: {
        _id: Object.fromEntries(by.map((name) => [name, `$${name}`])),
        count: { $sum: 1 },
        ...(edge ? { edge: { [`$${edge.is}`]: `$${edge.column}` } } : {}),
      },
    },
  ])
  // MongoDB leaves a missing value out of the group's id.
  return groups.map(({ _id, count, edge: found }) => ({
    ...Object.fromEntries(by.map((name) => [name, _id[name] ?? null])),
    count,
    edge: found instanceof Date ? found.toISOString() : (found ?? null),
  })) as Group<K>[]
}
