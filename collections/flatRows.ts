import { randomUUID } from 'node:crypto'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  or,
  SQL,
  sql,
} from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload, CollectionSlug, Where } from 'payload'
import { grouped } from './groupedWrites.ts'

type Row = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: columns of whichever table it is
type Table = Record<string, any>

export type FlatRows = {
  update: (where: Where, data: Row) => Promise<Row | null>
  /** The same without reading the row back: whether it changed. */
  change: (where: Where, data: Row) => Promise<boolean>
  /** Null when a unique key is taken. */
  insert: (data: Row) => Promise<Row | null>
  findOne: (where: Where) => Promise<Row | null>
  count: (where: Where) => Promise<number>
  /** `sort` as Payload takes it: `-addedOn` is newest first. Only the columns of `select` when it names any. */
  find: (
    where: Where,
    options: { sort: string[]; limit: number; select?: readonly string[] | undefined },
  ) => Promise<Row[]>
}

const OPERATORS: Record<string, (column: never, value: never) => SQL> = {
  equals: (column, value) => (value === null ? isNull(column) : eq(column, value)),
  less_than: lt,
  less_than_equal: lte,
  greater_than: gt,
  greater_than_equal: gte,
  in: inArray,
  contains: (column, value) => like(column, `%${value}%`),
  exists: (column, value) => (value ? isNotNull(column) : isNull(column)),
}

/** A condition on columns of one table. */
export function condition(table: Table, where: Where): SQL | undefined {
  const parts = Object.entries(where).flatMap(([name, value]) => {
    if (name === 'and' || name === 'or') {
      const inner = (value as Where[]).map((part) => condition(table, part))
      return [name === 'and' ? and(...inner) : or(...inner)]
    }
    return Object.entries(value as Row).map(([operator, operand]) => {
      const [compare, column] = [OPERATORS[operator], table[name]]
      if (!compare || !column) throw new Error(`${name} ${operator} is no condition of a flat row`)
      return compare(column as never, operand as never)
    })
  })
  return and(...parts)
}

const change = (table: Table, data: Row): Row =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const added = (value as { $inc?: number } | null)?.$inc
      return [name, added === undefined ? value : sql`${table[name]} + ${added}`]
    }),
  )

const empties = new WeakMap<Table, Row>()

/** A row in which nothing is given: every column has its default, or null. */
function emptyRow(table: Table): Row {
  const known = empties.get(table)
  if (known) return known
  const row = Object.fromEntries(
    Object.entries(getTableColumns(table as never) as Record<string, { default?: unknown }>).map(
      ([name, column]) => [name, is(column.default, SQL) ? null : (column.default ?? null)],
    ),
  )
  empties.set(table, row)
  return row
}

/** The table of a collection whose every field is a column of it; null for others, and on other databases. */
export function flatTable(payload: BasePayload, collection: string) {
  const config = payload.collections[collection as 'users']?.config
  if (payload.db.name !== 'sqlite' || !config?.custom.isFlat) return null
  const { drizzle, tables } = payload.db as unknown as {
    // biome-ignore lint/suspicious/noExplicitAny: a drizzle database of whichever schema
    drizzle: any
    tables: Record<string, Table>
  }
  return { drizzle, table: tables[collection.replaceAll('-', '_')] as Table }
}

/**
 * The rows of a collection (`custom.isFlat`: every field is a column of its own table) on SQLite, straight through
 * drizzle. What counts in a sign-in is a handful of such writes, and Payload's translation costs more than the writes.
 * Null for other collections and databases, which go through Payload.
 */
export function flatRows(payload: BasePayload, collection: string): FlatRows | null {
  const flat = flatTable(payload, collection)
  if (!flat) return null
  const { drizzle, table } = flat
  const first = async (query: Promise<Row[]>) => (await query)[0] ?? null
  const columns = (select: readonly string[] | undefined) =>
    select && Object.fromEntries(select.map((name) => [name, table[name]]))
  return {
    update: (where, data) =>
      first(
        grouped(
          drizzle,
          drizzle
            .update(table)
            .set({ updatedAt: new Date().toISOString(), ...change(table, data) })
            .where(condition(table, where))
            .returning(),
        ),
      ),
    change: async (where, data) =>
      (
        await grouped<Row[]>(
          drizzle,
          drizzle
            .update(table)
            .set({ updatedAt: new Date().toISOString(), ...change(table, data) })
            .where(condition(table, where))
            .returning({ id: table.id }),
        )
      ).length > 0,
    insert: async (data) => {
      const now = new Date().toISOString()
      const row = { id: randomUUID(), createdAt: now, updatedAt: now, ...data }
      const write = drizzle.insert(table).values(row).onConflictDoNothing().returning({ id: table.id })
      const inserted = await grouped<Row[]>(drizzle, write)
      return inserted.length > 0 ? { ...emptyRow(table), ...row } : null
    },
    find: (where, { sort, limit, select }) =>
      drizzle
        .select(columns(select))
        .from(table)
        .where(condition(table, where))
        .orderBy(
          ...sort.map((name) => (name.startsWith('-') ? desc(table[name.slice(1)]) : asc(table[name]))),
        )
        .limit(limit),
    count: (where) => drizzle.$count(table, condition(table, where)),
    findOne: (where) => first(drizzle.select().from(table).where(condition(table, where)).limit(1)),
  }
}

/** Ids of documents and when each was changed last: one read of two columns, whatever else a document has. */
export async function stampsOf(
  payload: BasePayload,
  collection: CollectionSlug,
  where: Where,
  limit: number,
): Promise<{ id: string; updatedAt: string }[]> {
  if (payload.db.name === 'sqlite') {
    // biome-ignore lint/suspicious/noExplicitAny: a drizzle database of whichever schema
    const { drizzle, tables } = payload.db as unknown as { drizzle: any; tables: Record<string, Table> }
    const table = tables[collection.replaceAll('-', '_')] as Table
    return drizzle
      .select({ id: table.id, updatedAt: table.updatedAt })
      .from(table)
      .where(condition(table, where))
      .limit(limit)
  }
  const { docs } = await payload.db.find<{ id: string; updatedAt: string }>({
    collection,
    where,
    select: { updatedAt: true },
    pagination: false,
    limit,
  })
  return docs.map(({ id, updatedAt }) => ({ id: String(id), updatedAt: new Date(updatedAt).toISOString() }))
}
