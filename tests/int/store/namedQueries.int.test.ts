import type { BasePayload, Field, FlattenedField, Where } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { countRows, readRows } from '#database/guard.ts'
import { isServed } from '#tests/support/plans/isServed.ts'
import { NAMED_QUERIES, type NamedQuery } from '#tests/support/plans/namedQueries.ts'
import { plansOf } from '#tests/support/plans/plansOf.ts'

/**
 * Each named query has an index on both databases. On SQLite the query plan is checked. On MongoDB the indexes of the collection are compared with the
 * equality, range and order of the query, since the in-memory server has no `explain`; a real server is queried for its plan too.
 */
let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

const OWN: Record<string, Pick<Field, 'type'>> = {
  id: { type: 'text' },
  createdAt: { type: 'date' },
  updatedAt: { type: 'date' },
}

function fieldOf({ collection }: NamedQuery, name: string) {
  const field = payload.collections[collection].config.flattenedFields.find((one) => one.name === name)
  const found = field ?? OWN[name]
  if (!found) throw new Error(`${collection} has no ${name}`)
  return found as FlattenedField
}

function exampleOf(query: NamedQuery, name: string): unknown {
  const field = fieldOf(query, name)
  if (field.type === 'number') return 1
  if (field.type === 'checkbox') return true
  if (field.type === 'date') return new Date(0).toISOString()
  if (field.type !== 'select') return '00000000-0000-4000-8000-000000000000'
  const [first] = field.options
  return typeof first === 'string' ? first : first?.value
}

const hasOrder = (query: NamedQuery, name: string) => ['number', 'date'].includes(fieldOf(query, name).type)

const whereOf = (query: NamedQuery): Where => ({
  and: [
    ...query.equal.map((name) => ({ [name]: { equals: exampleOf(query, name) } })),
    ...query.range.map((name) => ({
      [name]: hasOrder(query, name) ? { less_than: exampleOf(query, name) } : { exists: true },
    })),
  ] as Where[],
})
const read = (query: NamedQuery): Promise<unknown> => {
  const args = { payload, ...query, where: whereOf(query) }
  return query.sort.length === 0 ? countRows(args) : readRows({ ...args, limit: 20, select: ['id'] })
}

type Stage = { stage: string; inputStage?: Stage; inputStages?: Stage[] }
type Collection = {
  indexes: () => Promise<{ key: object }[]>
  find: (where: object) => { sort: (order: object) => { explain: () => Promise<unknown> } }
}

async function faultOnMongo(query: NamedQuery): Promise<string | null> {
  const { collections } = payload.db as unknown as { collections: Record<string, { collection: Collection }> }
  const { collection } = collections[query.collection] as { collection: Collection }
  const keys = (await collection.indexes()).map(({ key }) =>
    Object.keys(key).map((name) => (name === '_id' ? 'id' : name)),
  )
  if (!keys.some((key) => isServed(query, key))) return `none of ${keys.map(String).join(' | ')}`
  const equal = Object.fromEntries(query.equal.map((name) => [name, exampleOf(query, name)]))
  const order = query.sort.map((name) => [name.replace('-', ''), name.startsWith('-') ? -1 : 1])
  const plan = await collection
    .find(equal)
    .sort(Object.fromEntries(order))
    .explain()
    .catch((err: { code?: number; message: string }) => {
      if (/no such c|not (found|supported|implemented)|unknown/i.test(err.message)) return null
      throw err
    })
  const { winningPlan } = (plan as { queryPlanner?: { winningPlan?: Stage } } | null)?.queryPlanner ?? {}
  return JSON.stringify(winningPlan ?? '').includes('COLLSCAN') && query.equal.length > 0
    ? 'the whole collection'
    : null
}

it('each named query finds its rows by an index, however many others there are', async () => {
  const faults: string[] = []
  for (const query of NAMED_QUERIES) {
    const { collection, reader, equal, range, sort } = query
    const isSqlite = payload.db.name === 'sqlite'
    const fault = isSqlite ? await plansOf(payload, query, () => read(query)) : await faultOnMongo(query)
    if (fault) faults.push(`${collection}, ${reader}: ${equal} range ${range} sort ${sort}\n    ${fault}`)
  }
  expect(faults.join('\n')).toBe('')
})
