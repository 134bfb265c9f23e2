import { randomUUID } from 'node:crypto'
import { asc, desc, getTableColumns, is, SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload, CollectionSlug, Where } from 'payload'
import { batchWrite, type SqliteClient } from './batchedWrites.ts'
import {
  condition,
  type PlaceholderFactory,
  rowReader,
  type Statement,
  statement,
  type Table,
  whereShape,
} from './statements.ts'

type Row = Record<string, unknown>

export type DirectRows = {
  update: (where: Where, data: Row) => Promise<Row | null>
  /** As `update`, without reading the row back: returns whether a row was changed. */
  change: (where: Where, data: Row) => Promise<boolean>
  /** Null when a unique key is taken. */
  insert: (data: Row) => Promise<Row | null>
  findOne: (where: Where) => Promise<Row | null>
  count: (where: Where) => Promise<number>
  /** `sort` as in Payload: `-addedOn` is newest first. With `select`, only these columns. */
  find: (
    where: Where,
    options: { sort: readonly string[]; limit: number; select?: readonly string[] | undefined },
  ) => Promise<Row[]>
}

const incrementOf = (value: unknown): number | undefined => (value as { $inc?: number } | null)?.$inc

const emptyRows = new WeakMap<Table, Row>()

/** A row without given values: every column has its default, or null. */
function emptyRow(table: Table): Row {
  const cached = emptyRows.get(table)
  if (cached) return cached
  const row = Object.fromEntries(
    Object.entries(getTableColumns(table as never) as Record<string, { default?: unknown }>).map(
      ([name, column]) => [name, is(column.default, SQL) ? null : (column.default ?? null)],
    ),
  )
  emptyRows.set(table, row)
  return row
}

/** The table of a collection whose fields are all columns of it; null for other collections and databases. */
export function directTable(payload: BasePayload, collection: string) {
  const config = payload.collections[collection as 'users']?.config
  return payload.db.name === 'sqlite' && config?.custom.isFlat ? tableOf(payload, collection) : null
}

function tableOf(payload: BasePayload, collection: string) {
  const { drizzle, tables, client } = payload.db as unknown as {
    // biome-ignore lint/suspicious/noExplicitAny: a drizzle database of whichever schema
    drizzle: any
    tables: Record<string, Table>
    client: SqliteClient
  }
  return { drizzle, client, table: tables[collection.replaceAll('-', '_')] as Table }
}

type Flat = NonNullable<ReturnType<typeof directTable>>

function updateStatement(
  { drizzle, table }: Flat,
  where: Where,
  data: Row,
  answer: string,
  cells: SQL,
): Statement {
  const changed = { updatedAt: new Date().toISOString(), ...data }
  const names = Object.keys(changed).filter((name) => changed[name as 'updatedAt'] !== undefined)
  const set = names.map((name) => [name, changed[name as 'updatedAt']] as const)
  const values = set.map(([, value]) => incrementOf(value) ?? value) as unknown[]
  const changes = set.map(([name, value]) => `${name}${incrementOf(value) === undefined ? '' : '+'}`)
  const shape = `update ${answer} ${changes.join()} where ${whereShape(where, values)}`
  return statement(table, shape, values, (placeholder) => {
    const columns = set.map(([name, value]) => [
      name,
      incrementOf(value) === undefined ? placeholder() : sql`${table[name]} + ${placeholder()}`,
    ])
    return drizzle
      .update(table)
      .set(Object.fromEntries(columns))
      .where(condition(table, where, placeholder))
      .returning({ cells })
  })
}

function insertStatement({ drizzle, table }: Flat, row: Row): Statement {
  const names = Object.keys(row).filter((name) => row[name] !== undefined)
  const values = names.map((name) => row[name])
  return statement(table, `insert ${names.join()}`, values, (placeholder) =>
    drizzle
      .insert(table)
      .values(Object.fromEntries(names.map((name) => [name, placeholder()])))
      .onConflictDoNothing()
      .returning({ id: table.id }),
  )
}

const orderBy = (table: Table, sort: readonly string[]) =>
  sort.map((name) => (name.startsWith('-') ? desc(table[name.slice(1)]) : asc(table[name])))

/**
 * Direct access to the rows of a flat collection (`custom.isFlat`: every field is a column of its own table)
 * on SQLite, bypassing Payload, whose conversion costs more than the writes: a sign-in or a purchase is some
 * dozens of such statements. Null for other collections and databases, which use Payload.
 */
export function directRows(payload: BasePayload, collection: string): DirectRows | null {
  const flat = directTable(payload, collection)
  if (!flat) return null
  const { drizzle, client, table } = flat
  const find: DirectRows['find'] = async (where, { sort, limit, select }) => {
    const { cells, read } = rowReader(table, select)
    const values: unknown[] = []
    const shape = `find ${select?.join() ?? ''} by ${sort.join()} where ${whereShape(where, values)}`
    values.push(limit)
    const build = (placeholder: PlaceholderFactory) => {
      const selected = drizzle
        .select({ cells })
        .from(table)
        .where(condition(table, where, placeholder))
      return selected.orderBy(...orderBy(table, sort)).limit(placeholder())
    }
    const { rows } = await client.execute(statement(table, shape, values, build))
    return rows.map((row) => read(row[0] as string))
  }
  return {
    update: async (where, data) => {
      const { cells, read } = rowReader(table)
      const { rows } = await batchWrite(client, updateStatement(flat, where, data, 'row', cells))
      return rows[0] ? read(rows[0][0] as string) : null
    },
    change: async (where, data) =>
      (await batchWrite(client, updateStatement(flat, where, data, 'id', sql`${table.id}`))).rows.length > 0,
    insert: async (data) => {
      const now = new Date().toISOString()
      const row = { id: randomUUID(), createdAt: now, updatedAt: now, ...data }
      const { rows } = await batchWrite(client, insertStatement(flat, row))
      return rows.length > 0 ? { ...emptyRow(table), ...row } : null
    },
    find,
    count: async (where) => {
      const values: unknown[] = []
      const { rows } = await client.execute(
        statement(table, `count where ${whereShape(where, values)}`, values, (placeholder) =>
          drizzle
            .select({ count: sql`count(*)` })
            .from(table)
            .where(condition(table, where, placeholder)),
        ),
      )
      return Number(rows[0]?.[0])
    },
    findOne: async (where) => (await find(where, { sort: [], limit: 1 }))[0] ?? null,
  }
}

/** Ids of documents and when each was last changed: one read of two columns, whatever else a document has. */
export async function readUpdatedAt(
  payload: BasePayload,
  collection: CollectionSlug,
  where: Where,
  limit: number,
): Promise<{ id: string; updatedAt: string }[]> {
  if (payload.db.name === 'sqlite') {
    const { drizzle, client, table } = tableOf(payload, collection)
    const values: unknown[] = []
    const shape = `stamps where ${whereShape(where, values)}`
    values.push(limit)
    const { rows } = await client.execute(
      statement(table, shape, values, (placeholder) =>
        drizzle
          .select({ id: table.id, updatedAt: table.updatedAt })
          .from(table)
          .where(condition(table, where, placeholder))
          .limit(placeholder()),
      ),
    )
    return rows.map((row) => ({ id: row[0] as string, updatedAt: row[1] as string }))
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
