import { randomUUID } from 'node:crypto'
import type { BasePayload, CollectionConfig, Field, Where } from 'payload'
import { COLLECTIONS } from '#collections/all.ts'

type Row = Record<string, unknown> & { id: string }
type Table = {
  rows: Map<string, Row>
  unique: string[][]
  /** One map for each unique key: row ids by the key's values. */
  ids: Map<string, string>[]
  defaults: Record<string, unknown>
}

const named = (fields: Field[]) =>
  fields.filter((field): field is Field & { name: string } => 'name' in field && Boolean(field.name))

/** The values of a unique key as text; null when one is missing, because such rows are not compared. */
const uniqueKey = (row: Record<string, unknown>, names: readonly string[]): string | null =>
  names.some((name) => row[name] == null) ? null : JSON.stringify(names.map((name) => row[name]))

/** The unique keys and default values of a collection. */
function shapeOf({ fields, indexes = [] }: CollectionConfig): Pick<Table, 'unique' | 'defaults'> {
  const own = named(fields)
  return {
    unique: [
      ...own.flatMap((field) => ('unique' in field && field.unique ? [[field.name]] : [])),
      ...indexes.flatMap((index) => (index.unique ? [index.fields] : [])),
    ],
    defaults: Object.fromEntries(
      own.flatMap((field) =>
        'defaultValue' in field &&
        typeof field.defaultValue !== 'function' &&
        field.defaultValue !== undefined
          ? [[field.name, field.defaultValue]]
          : [],
      ),
    ),
  }
}

const shapes = new Map(COLLECTIONS.map((config) => [config.slug as string, shapeOf(config)]))

/** The tables of one in-memory database, which several simulated processes may share. */
export class MemoryTables {
  readonly #tables = new Map<string, Table>()
  /** Called with every written row. */
  watch: (collection: string, row: Row) => void = () => undefined
  /** The time of `createdAt` and `updatedAt`, ms since epoch. */
  now = 0

  table(collection: string): Table {
    const shape = shapes.get(collection)
    if (!shape) throw new Error(`there is no collection ${collection}`)
    const table = this.#tables.get(collection) ?? {
      rows: new Map(),
      ids: shape.unique.map(() => new Map()),
      ...shape,
    }
    this.#tables.set(collection, table)
    return table
  }
}

const compare = (a: unknown, b: unknown): number => (a === b ? 0 : (a as string) < (b as string) ? -1 : 1)
/** The same with null and undefined sorted first. */
const compareEmpty = (a: unknown, b: unknown): number =>
  a == null || b == null ? Number(a != null) - Number(b != null) : compare(a, b)

const OPERATORS: Record<string, (value: unknown, operand: unknown) => boolean> = {
  equals: (value, operand) => (value ?? null) === operand,
  not_equals: (value, operand) => (value ?? null) !== operand,
  in: (value, operand) => (operand as unknown[]).includes(value ?? null),
  exists: (value, operand) => (value != null) === operand,
  less_than: (value, operand) => value != null && compare(value, operand) < 0,
  less_than_equal: (value, operand) => value != null && compare(value, operand) <= 0,
  greater_than: (value, operand) => value != null && compare(value, operand) > 0,
  greater_than_equal: (value, operand) => value != null && compare(value, operand) >= 0,
  contains: (value, operand) => String(value ?? '').includes(String(operand)),
}

const matches = (row: Row, where: Where): boolean =>
  Object.entries(where).every(([name, condition]) => {
    if (name === 'and') return (condition as Where[]).every((part) => matches(row, part))
    if (name === 'or') return (condition as Where[]).some((part) => matches(row, part))
    return Object.entries(condition as object).every(([operator, operand]) => {
      const holds = OPERATORS[operator]
      if (!holds) throw new Error(`unsupported condition ${name} ${operator}`)
      return holds(row[name], operand)
    })
  })

const sorted = (rows: Row[], sort: string | readonly string[] = []): Row[] => {
  const names = typeof sort === 'string' ? [sort] : sort
  return rows.toSorted((a, b) => {
    for (const name of names) {
      const key = name.replace(/^-/, '')
      const order = compareEmpty(a[key], b[key]) * (name.startsWith('-') ? -1 : 1)
      if (order !== 0) return order
    }
    return 0
  })
}

const selected = (row: Row, select?: Record<string, unknown>): Row =>
  select ? (Object.fromEntries(['id', ...Object.keys(select)].map((name) => [name, row[name]])) as Row) : row

type Find = {
  collection: string
  where?: Where
  sort?: string | string[]
  limit?: number
  select?: Record<string, unknown>
}

/** The rows to test a condition on: the one that it names by id or by a unique column, else all. */
function candidates({ rows, unique, ids }: Table, where: Where): Iterable<Row> {
  const parts = [where, ...((where.and as Where[] | undefined) ?? [])]
  for (const part of parts)
    for (const [name, condition] of Object.entries(part)) {
      const value = (condition as { equals?: unknown }).equals
      if (value == null) continue
      const at = unique.findIndex((names) => names.length === 1 && names[0] === name)
      const id =
        name === 'id' ? (value as string) : at >= 0 ? ids[at]?.get(JSON.stringify([value])) : undefined
      if (name !== 'id' && at < 0) continue
      const row = id === undefined ? undefined : rows.get(id)
      return row ? [row] : []
    }
  return rows.values()
}

function rowsOf(tables: MemoryTables, { collection, where = {}, sort, limit, select }: Find): Row[] {
  const found = [...candidates(tables.table(collection), where)].filter((row) => matches(row, where))
  const rows = found.length > 1 ? sorted(found, sort) : found
  return (limit ? rows.slice(0, limit) : rows).map((row) => selected(row, select))
}

/** Inserts or replaces a row; throws a unique constraint error when another row has one of its keys. */
function put(tables: MemoryTables, collection: string, row: Row): Row {
  const { rows, unique, ids } = tables.table(collection)
  const before = rows.get(row.id)
  const keys = unique.map((names) => uniqueKey(row, names))
  for (const [index, key] of keys.entries()) {
    const owner = key === null ? undefined : ids[index]?.get(key)
    if (owner !== undefined && owner !== row.id)
      throw Object.assign(new Error(`UNIQUE constraint failed: ${collection}.${unique[index]?.join()}`), {
        code: 11000,
      })
  }
  if (before) forget(tables.table(collection), before)
  for (const [index, key] of keys.entries()) if (key !== null) ids[index]?.set(key, row.id)
  rows.set(row.id, Object.freeze(row))
  tables.watch(collection, row)
  return row
}

function forget({ unique, ids }: Table, row: Row): void {
  for (const [index, names] of unique.entries()) {
    const key = uniqueKey(row, names)
    if (key !== null) ids[index]?.delete(key)
  }
}

const changed = (row: Row, data: Record<string, unknown>): Row => {
  const given = Object.entries(data).filter(([, value]) => value !== undefined)
  return {
    ...row,
    ...Object.fromEntries(
      given.map(([name, value]) => {
        const more = (value as { $inc?: number } | null)?.$inc
        return [name, more === undefined ? value : ((row[name] as number | null) ?? 0) + more]
      }),
    ),
  }
}

/**
 * A stand-in for Payload over tables in memory, with the database functions that `database/guard.ts` calls; each call is atomic.
 */
export function memoryPayload(tables: MemoryTables): BasePayload {
  const at = () => new Date(tables.now).toISOString()
  const call =
    <A, R>(work: (args: A) => R) =>
    async (args: A): Promise<R> =>
      work(args)
  const db = {
    name: 'memory',
    find: call((args: Find) => {
      const docs = rowsOf(tables, args)
      return { docs, totalDocs: docs.length }
    }),
    findOne: call((args: Find) => rowsOf(tables, { ...args, limit: 1 })[0] ?? null),
    count: call((args: Find) => ({ totalDocs: rowsOf(tables, args).length })),
    create: call(({ collection, data }: { collection: string; data: Record<string, unknown> }) => {
      const row = { id: randomUUID(), createdAt: at(), updatedAt: at(), ...tables.table(collection).defaults }
      return put(tables, collection, { ...row, ...data } as Row)
    }),
    updateOne: call(
      ({ collection, id, where, data }: Find & { id?: string; data: Record<string, unknown> }) => {
        const named = id === undefined ? (where as Where) : { id: { equals: id } }
        const [row] = rowsOf(tables, { collection, where: named, limit: 1 })
        return row ? put(tables, collection, { ...changed(row, data), updatedAt: at() }) : null
      },
    ),
    deleteMany: call((args: Find) => {
      const table = tables.table(args.collection)
      for (const row of rowsOf(tables, args)) {
        forget(table, row)
        table.rows.delete(row.id)
      }
    }),
  }
  const silent = () => undefined
  return {
    db,
    collections: {},
    secret: 'a secret of the model',
    logger: { info: silent, warn: silent, error: silent },
  } as unknown as BasePayload
}
