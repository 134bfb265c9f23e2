import {
  and,
  Column,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  Param,
  Placeholder,
  type SQL,
  sql,
} from '@payloadcms/db-sqlite/drizzle'
import { SQLiteText } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { LRUCache } from 'lru-cache'
import type { Where } from 'payload'
import { contains, patternOf } from './literalLike.ts'

type Row = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: columns of any table
export type Table = Record<string, any>
/** A placeholder for a value in a statement. */
export type PlaceholderFactory = () => Placeholder

const OPERATORS: Record<string, (column: never, value: never) => SQL> = {
  equals: eq,
  // As in Payload: a row without a value is not equal to any value.
  not_equals: (column, value) => or(ne(column, value), isNull(column)) as SQL,
  less_than: lt,
  less_than_equal: lte,
  greater_than: gt,
  greater_than_equal: gte,
  contains,
}

/** A value, or its placeholder, with the encoding of the column. */
const encoded = (column: Column, value: unknown, placeholder: PlaceholderFactory | undefined) =>
  placeholder ? new Param(placeholder(), column) : value

function comparison(
  column: Column,
  operator: string,
  operand: unknown,
  placeholder?: PlaceholderFactory,
): SQL {
  // SQLite looks up a range in an index, but not "is not null"; every text is at least the empty one.
  if (operator === 'exists' && operand && is(column, SQLiteText)) return sql`${column} >= ''`
  if (operator === 'exists') return operand ? isNotNull(column) : isNull(column)
  if (operator === 'in')
    return inArray(
      column,
      (operand as unknown[]).map((item) => encoded(column, item, placeholder)),
    )
  if (operator === 'equals' && operand === null) return isNull(column)
  const compare = OPERATORS[operator] as (column: never, value: never) => SQL
  const value = operator === 'contains' ? patternOf(operand) : operand
  return compare(column as never, encoded(column, value, placeholder) as never)
}

/** A condition on columns of one table; with `placeholder`, one with placeholders for its values. */
export function condition(table: Table, where: Where, placeholder?: PlaceholderFactory): SQL | undefined {
  const parts = Object.entries(where).flatMap(([name, value]) => {
    if (name === 'and' || name === 'or') {
      const inner = (value as Where[]).map((part) => condition(table, part, placeholder))
      return [name === 'and' ? and(...inner) : or(...inner)]
    }
    return Object.entries(value as Row).map(([operator, operand]) => {
      if (!table[name] || !(operator in OPERATORS || operator === 'in' || operator === 'exists'))
        throw new Error(`${name} ${operator} is no condition of a flat row`)
      return comparison(table[name], operator, operand, placeholder)
    })
  })
  return and(...parts)
}

function shapeOfOne(operator: string, operand: unknown, values: unknown[]): string {
  if (operator === 'exists') return operand ? 'is there' : 'is not there'
  if (operator === 'equals' && operand === null) return 'is null'
  if (operator === 'in') {
    const list = operand as unknown[]
    values.push(...list)
    return `in ${list.length}`
  }
  values.push(operator === 'contains' ? patternOf(operand) : operand)
  return operator
}

/**
 * The shape of a condition without its values, which are added to `values` in the order of the placeholders
 * in `condition`.
 */
export const whereShape = (where: Where, values: unknown[]): string =>
  Object.entries(where)
    .map(([name, value]) => {
      const inner =
        name === 'and' || name === 'or'
          ? (value as Where[]).map((part) => whereShape(part, values))
          : Object.entries(value as Row).map(([operator, operand]) => shapeOfOne(operator, operand, values))
      return `${name}(${inner.join('|')})`
    })
    .join(';')

/** A literal value, or the index of a placeholder and the encoding of its column. */
type Place = { value: unknown } | { at: number; encode: ((value: unknown) => unknown) | null }
/** `args` by place, or by name. */
export type Statement = { sql: string; args: unknown[] | Record<string, unknown> }
type Built = { toSQL: () => { sql: string; params: unknown[] } }

const MAX_STATEMENTS = 300
const statementCache = new WeakMap<Table, LRUCache<string, { sql: string; places: Place[] }>>()

const placeOf = (param: unknown): Place => {
  if (is(param, Placeholder)) return { at: Number(param.name), encode: null }
  if (is(param, Param) && is(param.value, Placeholder))
    return { at: Number(param.value.name), encode: (value) => param.encoder.mapToDriverValue(value) }
  return { value: param }
}

/**
 * A statement of a table with these values. Its SQL is built by drizzle once per `shape`, since building
 * costs more than executing it in SQLite.
 */
export function statement(
  table: Table,
  shape: string,
  values: readonly unknown[],
  build: (placeholder: PlaceholderFactory) => Built,
): Statement {
  const statements = statementCache.get(table) ?? new LRUCache({ max: MAX_STATEMENTS })
  statementCache.set(table, statements)
  let found = statements.get(shape)
  if (!found) {
    let next = 0
    const { sql: text, params } = build(() => sql.placeholder(String(next++))).toSQL()
    found = { sql: text, places: params.map(placeOf) }
    statements.set(shape, found)
  }
  return {
    sql: found.sql,
    args: found.places.map((place) => {
      if ('value' in place) return place.value
      const value = values[place.at] ?? null
      return value === null || !place.encode ? value : place.encode(value)
    }),
  }
}

type Reader = { cells: SQL<string>; read: (cells: string) => Row }
const readers = new WeakMap<Table, LRUCache<string, Reader>>()

export const isJson = (column: Column): boolean => column.columnType === 'SQLiteTextJson'

/**
 * Reads a row as a single JSON text, since transferring cell by cell costs more than reading the table:
 * `cells` is the column to select, `read` converts it to a row.
 */
export function rowReader(table: Table, select?: readonly string[]): Reader {
  const shape = select?.join() ?? ''
  const tableReaders = readers.get(table) ?? new LRUCache<string, Reader>({ max: MAX_STATEMENTS })
  readers.set(table, tableReaders)
  const found = tableReaders.get(shape)
  if (found) return found
  const allColumns = getTableColumns(table as never) as Record<string, Column>
  const columns = (select ?? Object.keys(allColumns)).map((name) => {
    const column = allColumns[name]
    if (!column) throw new Error(`${name} is no column of a flat row`)
    const isOwn = column.mapFromDriverValue !== Column.prototype.mapFromDriverValue && !isJson(column)
    return { name, column, isOwn }
  })
  const cells = sql.join(
    columns.map(({ column }) => (isJson(column) ? sql`json(${column})` : sql`${column}`)),
    sql`, `,
  )
  const reader: Reader = {
    cells: sql<string>`json_array(${cells})`,
    read: (text) => {
      const values = JSON.parse(text) as unknown[]
      const row: Row = {}
      for (const [at, { name, column, isOwn }] of columns.entries()) {
        const value = values[at]
        row[name] = isOwn && value !== null ? column.mapFromDriverValue(value) : value
      }
      return row
    },
  }
  tableReaders.set(shape, reader)
  return reader
}
