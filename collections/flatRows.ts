import { randomUUID } from 'node:crypto'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload, Where } from 'payload'

type Row = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: columns of whichever table it is
type Table = Record<string, any>

export type FlatRows = {
  update: (where: Where, data: Row) => Promise<Row | null>
  /** Null when a unique key is taken. */
  insert: (data: Row) => Promise<Row | null>
  findOne: (where: Where) => Promise<Row | null>
  count: (where: Where) => Promise<number>
  /** `sort` as Payload takes it: `-addedOn` is newest first. */
  find: (where: Where, options: { sort: string[]; limit: number }) => Promise<Row[]>
}

const OPERATORS: Record<string, (column: never, value: never) => SQL> = {
  equals: (column, value) => (value === null ? isNull(column) : eq(column, value)),
  less_than: lt,
  less_than_equal: lte,
  greater_than: gt,
  greater_than_equal: gte,
  in: inArray,
  exists: (column, value) => (value ? isNotNull(column) : isNull(column)),
}

function condition(table: Table, where: Where): SQL | undefined {
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

/**
 * The rows of a closed collection (`custom.isFlat`: every field is a column of its own table) on SQLite, straight through
 * drizzle. What counts in a sign-in is a handful of such writes, and Payload's translation costs more than the writes.
 * Null for other collections and databases, which go through Payload.
 */
export function flatRows(payload: BasePayload, collection: string): FlatRows | null {
  const config = payload.collections[collection as 'users']?.config
  if (payload.db.name !== 'sqlite' || !config?.custom.isFlat) return null
  const { drizzle, tables } = payload.db as unknown as {
    // biome-ignore lint/suspicious/noExplicitAny: a drizzle database of whichever schema
    drizzle: any
    tables: Record<string, Table>
  }
  const table = tables[collection.replaceAll('-', '_')] as Table
  const first = async (query: Promise<Row[]>) => (await query)[0] ?? null
  return {
    update: (where, data) =>
      first(
        drizzle
          .update(table)
          .set({ updatedAt: new Date().toISOString(), ...change(table, data) })
          .where(condition(table, where))
          .returning(),
      ),
    insert: (data) => {
      const now = new Date().toISOString()
      const row = { id: randomUUID(), createdAt: now, updatedAt: now, ...data }
      return first(drizzle.insert(table).values(row).onConflictDoNothing().returning())
    },
    find: (where, { sort, limit }) =>
      drizzle
        .select()
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
