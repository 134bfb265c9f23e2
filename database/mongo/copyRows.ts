import { isDeepStrictEqual } from 'node:util'
import type { BasePayload, CollectionSlug, PaginatedDocs, Where } from 'payload'

type Row = Record<string, unknown> & { id: string }
type Model = {
  insertMany: (rows: object[], options: { ordered: boolean; timestamps: boolean }) => Promise<unknown>
}
type Models = Record<'collections' | 'versions', Record<string, Model>>

/** Rows of one collection, or of its versions. */
export type Table = { collection: CollectionSlug; isVersions: boolean }
export type Copied = { rows: number; copied: number; different: string[] }

/** Rows that are read and written at once; a release of a paper may have several MB. */
const BATCH_SIZE = 200

/** Tables about the database and the servers on it, which are not copied. */
const NOT_COPIED: readonly string[] = ['payload-migrations', 'leases', 'processes', 'changes']

/** All tables of a database with data of projects, in the order of their names. */
export const tablesOf = ({ collections, db }: BasePayload): Table[] => {
  const { versions } = db as unknown as { versions?: Record<string, unknown> }
  return Object.keys(collections)
    .filter((slug) => !NOT_COPIED.includes(slug))
    .toSorted()
    .flatMap((slug) => {
      const collection = slug as CollectionSlug
      const own = { collection, isVersions: false }
      return versions?.[slug] ? [own, { collection, isVersions: true }] : [own]
    })
}

function read(payload: BasePayload, { collection, isVersions }: Table, where: Where): Promise<Row[]> {
  const args = { collection, where, sort: ['id'], limit: BATCH_SIZE, pagination: false }
  const found = isVersions ? payload.db.findVersions(args as never) : payload.db.find<Row>(args)
  return (found as Promise<PaginatedDocs<Row>>).then(({ docs }) => docs)
}

/** A row as JSON: dates and ids are texts, and undefined values are left out. */
const plain = (row: Row): unknown => JSON.parse(JSON.stringify(row))

/**
 * Copies the rows that the target lacks, with their ids and times, and compares all rows: `different` are the ids of those whose content
 * differs in the target. Resumable after a kill.
 */
export async function copyTable(source: BasePayload, target: BasePayload, table: Table): Promise<Copied> {
  const models = (target.db as unknown as Models)[table.isVersions ? 'versions' : 'collections']
  const model = models[table.collection] as Model
  const result: Copied = { rows: 0, copied: 0, different: [] }
  for (let last = ''; ; ) {
    const rows = await read(source, table, { id: { greater_than: last } })
    if (rows.length === 0) return result
    const these: Where = { id: { in: rows.map(({ id }) => id) } }
    const existing = new Set((await read(target, table, these)).map(({ id }) => id))
    const missing = rows.filter(({ id }) => !existing.has(id))
    if (missing.length > 0)
      await model.insertMany(
        missing.map(({ id, ...row }) => ({ ...row, _id: id })),
        { ordered: false, timestamps: false },
      )
    const copies = new Map((await read(target, table, these)).map((row) => [row.id, row]))
    for (const row of rows) {
      const copy = copies.get(row.id)
      if (!copy || !isDeepStrictEqual(plain(row), plain(copy))) result.different.push(row.id)
    }
    result.rows += rows.length
    result.copied += missing.length
    last = (rows.at(-1) as Row).id
  }
}
