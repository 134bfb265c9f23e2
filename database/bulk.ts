import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload, CollectionSlug } from 'payload'
import { isJson } from './statements.ts'

type Values = Record<string, string | number | boolean | null>
type Changed = { id: string; data: Values }

// biome-ignore lint/suspicious/noExplicitAny: tables of any schema
type Any = any

const columnOf = (table: Any, name: string): string => {
  const column = table[name]?.name
  if (!column) throw new Error(`${name} is not a column of the table`)
  return column as string
}

/** One statement for all rows: plain columns, in the newest version with the prefix `version_`. */
async function updateRows(db: Any, table: Any, rows: Changed[], isVersion: boolean): Promise<void> {
  const names = Object.keys(rows[0]?.data ?? {})
  const key = isVersion ? 'parent' : 'id'
  const set = names.map((name) => {
    const column = columnOf(table, isVersion ? `version_${name}` : name)
    return sql`${sql.identifier(column)} = given.${sql.identifier(name)}`
  })
  const extracted = ['id', ...names].map(
    (name) => sql`json_extract(value, ${`$.${name}`}) AS ${sql.identifier(name)}`,
  )
  const values = JSON.stringify(rows.map(({ id, data }) => ({ id, ...data })))
  const idColumn = sql`${table}.${sql.identifier(columnOf(table, key))}`
  const latest = isVersion ? sql` AND ${table}.${sql.identifier('latest')} = 1` : sql``
  // Materialized once as a table that SQLite can index; otherwise it would parse the JSON for every row.
  await db.run(
    sql`WITH given AS MATERIALIZED (SELECT ${sql.join(extracted, sql`, `)} FROM json_each(${values}))
        UPDATE ${table} SET ${sql.join(set, sql`, `)} FROM given
        WHERE given.id = ${idColumn} AND ${idColumn} IN (SELECT id FROM given)${latest}`,
  )
}

/**
 * Sets plain columns of many documents at once, with different values for each, in the document and its
 * newest version. Every row must have the same columns. Skips hooks and access, and keeps `updatedAt`, since
 * the data is unedited.
 */
export async function updateMany(
  payload: BasePayload,
  collection: CollectionSlug,
  rows: Changed[],
): Promise<void> {
  if (rows.length === 0) return
  const db = payload.db as Any
  if (payload.db.name === 'sqlite') {
    const name = collection.replaceAll('-', '_')
    await updateRows(db.drizzle, db.tables[name], rows, false)
    const versions = db.tables[`_${name}_v`]
    if (versions) await updateRows(db.drizzle, versions, rows, true)
    return
  }
  const write = (model: Any, filter: (id: string) => object, prefix: string) =>
    model?.bulkWrite(
      rows.map(({ id, data }) => ({
        updateMany: {
          filter: filter(id),
          update: {
            $set: Object.fromEntries(
              Object.entries(data).map(([name, value]) => [`${prefix}${name}`, value]),
            ),
          },
        },
      })),
      { timestamps: false },
    )
  await write(db.collections[collection], (id) => ({ _id: id }), '')
  await write(db.versions?.[collection], (id) => ({ parent: id, latest: true }), 'version.')
}

/** One statement for all rows, with their values as one JSON text: a parameter for each value takes longer than storing it. */
async function insertRows(db: Any, table: Any, rows: Values[], key: string): Promise<Set<string>> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = names.map((name) => sql.identifier(columnOf(table, name)))
  const values = names.map((name) =>
    isJson(table[name]) ? sql`nullif(value -> ${`$.${name}`}, 'null')` : sql`value ->> ${`$.${name}`}`,
  )
  // Materialized: otherwise SQLite would write the JSON of a row again for each of its columns. `WHERE true`: without it
  // SQLite reads ON as a condition of a join.
  const inserted: { key: string }[] = await db.all(
    sql`WITH given AS MATERIALIZED (SELECT value FROM json_each(${JSON.stringify(rows)}))
        INSERT INTO ${table} (${sql.join(columns, sql`, `)}) SELECT ${sql.join(values, sql`, `)} FROM given WHERE true
        ON CONFLICT DO NOTHING RETURNING ${sql.identifier(columnOf(table, key))} AS key`,
  )
  return new Set(inserted.map((row) => row.key))
}

/**
 * Inserts rows in one statement; rows without an `id` get a new one, and rows whose unique column `key` is taken are skipped. Returns
 * the keys that this call inserted. Skips hooks and access.
 */
export async function insertMany(
  payload: BasePayload,
  collection: CollectionSlug,
  rows: Values[],
  key = 'key',
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const db = payload.db as Any
  const now = new Date().toISOString()
  if (payload.db.name === 'sqlite') {
    const table = db.tables[collection.replaceAll('-', '_')]
    const values = rows.map((row) => ({ id: randomUUID(), createdAt: now, updatedAt: now, ...row }))
    return insertRows(db.drizzle, table, values, key)
  }
  const taken = await insertUnordered(
    db.collections[collection],
    rows.map(({ id, ...row }) => ({ _id: id ?? randomUUID(), ...row })),
  )
  return new Set(rows.filter((_, index) => !taken.has(index)).map((row) => row[key] as string))
}

const DUPLICATE_KEY = 11_000

/** Inserts documents in one command; returns the indexes of those that violate a unique key. */
async function insertUnordered(model: Any, docs: object[]): Promise<Set<number>> {
  try {
    await model.insertMany(docs, { ordered: false, throwOnValidationError: true })
    return new Set()
  } catch (err) {
    const writeErrors: Any[] = (err as { writeErrors?: Any[] }).writeErrors ?? []
    const isTaken = (writeError: Any) => (writeError.code ?? writeError.err?.code) === DUPLICATE_KEY
    if (writeErrors.length === 0 || !writeErrors.every(isTaken)) throw err
    return new Set(writeErrors.map(({ index }) => index))
  }
}
