import { randomUUID } from 'node:crypto'
import {
  type BaseDatabaseAdapter,
  buildVersionCollectionFields,
  type CollectionSlug,
  type FlattenedField,
  type PaginatedDocs,
  type Where,
} from 'payload'
import { isUniqueViolation } from '../guard.ts'
import { fillUnset } from './fillUnset.ts'
import { portableWhere } from './portableWhere.ts'

type Row = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: arguments of any method of the adapter
type Any = any
type Call = (args: Any) => Promise<Any>

/** The sort with the id as the last key: the order is stable, so pages neither repeat nor leave out a row. */
function totalOrder(sort: string | string[] | undefined, fallback: string | string[] | undefined): string[] {
  const given = [sort ?? fallback ?? '-createdAt'].flat()
  if (given.some((name) => name === 'id' || name === '-id')) return given
  return [...given, given.at(-1)?.startsWith('-') ? '-id' : 'id']
}

/** The counts of a result without `pagination`, as the SQLite adapter returns them: all rows on one page. */
function unpaged(result: PaginatedDocs, { page = 1, limit = 0 }: { page?: number; limit?: number }) {
  const ends = { hasNextPage: false, hasPrevPage: false, nextPage: null, prevPage: null }
  const totals = { totalDocs: result.docs.length, totalPages: 1, pagingCounter: 1 }
  return { ...result, ...ends, ...totals, page, limit }
}

/**
 * Changes the methods of Payload's MongoDB adapter so that each returns what the SQLite adapter does: the same page counts whatever the
 * options, an order that is the same at each call, null for unset fields, UUIDs as ids, and conditions as in `portableWhere`.
 */
export function makePortable(adapter: BaseDatabaseAdapter): void {
  const db = adapter as unknown as Record<string, Call>
  const configOf = (slug: string) => {
    const config = adapter.payload.collections[slug as CollectionSlug]?.config
    if (!config) throw new Error(`${slug} is no collection`)
    return config
  }
  const fieldsOf = (slug: string): FlattenedField[] => configOf(slug).flattenedFields
  const versionFieldsOf = (slug: string): FlattenedField[] =>
    buildVersionCollectionFields(adapter.payload.config, configOf(slug), true)
  const wrap = (name: string, change: (original: Call) => Call): void => {
    const original = db[name]
    if (original) db[name] = change(original.bind(adapter))
  }
  const whereOf = (slug: string, where: Where | undefined, isVersion: boolean): { where?: Where } =>
    where
      ? { where: portableWhere(where, isVersion ? versionFieldsOf(slug) : fieldsOf(slug), isVersion) }
      : {}
  const slugOf = (args: Any): string => args.collection ?? args.collectionSlug

  for (const name of ['count', 'deleteMany', 'findDistinct'])
    wrap(name, (call) => (args) => call({ ...args, ...whereOf(slugOf(args), args.where, false) }))
  for (const name of ['countVersions', 'deleteVersions'])
    wrap(name, (call) => (args) => call({ ...args, ...whereOf(slugOf(args), args.where, true) }))

  const withNulls = (row: Row | null, args: Any): Row | null =>
    row && fillUnset(row, fieldsOf(slugOf(args)), args.select)
  for (const name of ['findOne', 'updateOne', 'deleteOne'])
    wrap(
      name,
      (call) => async (args) =>
        withNulls(await call({ ...args, ...whereOf(slugOf(args), args.where, false) }), args),
    )
  wrap('updateMany', (call) => async (args) => {
    const rows = await call({ ...args, ...whereOf(slugOf(args), args.where, false) })
    return Array.isArray(rows) ? rows.map((row) => withNulls(row, args)) : rows
  })
  wrap('create', (call) => async (args) => {
    const data = { ...args.data, id: args.customID ?? randomUUID() }
    return withNulls(await call({ ...args, data }), args)
  })
  db.upsert = async (args) => {
    const update = () => db.updateOne?.({ ...args, options: {} })
    const updated = await update()
    if (updated) return updated
    try {
      return await db.create?.(args)
    } catch (err) {
      if (isUniqueViolation(err)) return update()
      throw err
    }
  }

  const paged = async (call: Call, args: Any, where: object, order: object): Promise<PaginatedDocs> => {
    const isUnpaged = args.pagination === false || !args.limit
    const pagination = !isUnpaged || (args.page ?? 1) > 1
    const result = await call({ ...args, ...where, ...order, pagination })
    return isUnpaged ? unpaged(result, args) : result
  }
  const orderOf = (args: Any, fallback?: string | string[]) => ({ sort: totalOrder(args.sort, fallback) })
  for (const [name, isVersion] of [
    ['find', false],
    ['queryDrafts', true],
  ] as const)
    wrap(name, (call) => async (args) => {
      const slug = slugOf(args)
      const order = orderOf(args, configOf(slug).defaultSort)
      const result = await paged(call, args, whereOf(slug, args.where, isVersion), order)
      for (const row of result.docs) fillUnset(row as Row, fieldsOf(slug), args.select)
      return result
    })
  const versionWithNulls = (row: Any, args: Any) => {
    if (row) fillUnset(row, versionFieldsOf(slugOf(args)), args.select)
    return row
  }
  wrap('findVersions', (call) => async (args) => {
    const result = await paged(
      call,
      args,
      whereOf(slugOf(args), args.where, true),
      orderOf(args, '-updatedAt'),
    )
    for (const row of result.docs) versionWithNulls(row, args)
    return result
  })
  wrap('createVersion', (call) => async (args) => versionWithNulls(await call(args), args))
  wrap('updateVersion', (call) => async ({ id, ...args }) => {
    const where = portableWhere(args.where ?? { id: { equals: id } }, versionFieldsOf(slugOf(args)), true)
    return versionWithNulls(await call({ ...args, where }), args)
  })
}
