import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload, CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { directTable } from './directRows.ts'
import { readRows } from './guard.ts'
import { condition } from './statements.ts'

type ColumnQuery<S extends CollectionSlug> = {
  payload: BasePayload
  collection: S
  where: Where
  sort: string[]
  limit: number
  /** Names of columns with texts, numbers and dates. */
  select: readonly string[]
}

/**
 * Some columns of many rows, in order: on SQLite as a single JSON text, since transferring cell by cell costs
 * more than reading the table. Skips access.
 */
export async function selectColumns<S extends CollectionSlug>(
  query: ColumnQuery<S>,
): Promise<DataFromCollectionSlug<S>[]> {
  const { payload, collection, where, sort, limit, select } = query
  const flat = directTable(payload, collection)
  if (!flat) return readRows(query)
  const { drizzle, table } = flat
  const columns = sql.join(
    select.map((name) => table[name]),
    sql`, `,
  )
  const order = sort.map((name) =>
    name.startsWith('-') ? sql`${table[name.slice(1)]} DESC` : sql`${table[name]} ASC`,
  )
  const extent = condition(table, where)
  const rows = sql`SELECT json_array(${columns}) AS cells FROM ${table} ${extent ? sql`WHERE ${extent}` : sql``}
    ${order.length > 0 ? sql`ORDER BY ${sql.join(order, sql`, `)}` : sql``} LIMIT ${limit}`
  const [found] = await drizzle.all(sql`SELECT json_group_array(json(cells)) AS rows FROM (${rows})`)
  const cells = JSON.parse((found as { rows: string }).rows) as unknown[][]
  return cells.map((row) => Object.fromEntries(select.map((name, i) => [name, row[i]]))) as never
}
