import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from '#cms/config/migrateDatabase.ts'
import { startPayload } from '#cms/payload.ts'
import { indexChanges } from '#database/mongo/indexes.ts'

type Collection = {
  indexes: () => Promise<{ name: string }[]>
  dropIndex: (name: string) => Promise<unknown>
  createIndex: (key: object, options?: object) => Promise<string>
}

/** A unique name, since the in-memory MongoDB drops an index from every collection with one of that name. */
const MISSING = 'project_1_paymentStatus_1_fulfilment_1_placedAt_1__id_1'

let payload: BasePayload
let orders: Collection
beforeAll(async () => {
  payload = await startPayload()
  orders = (payload.db as unknown as { collections: { orders: { collection: Collection } } }).collections
    .orders.collection
})
const names = async () => (await orders.indexes()).map(({ name }) => name)

it('a start leaves no index to change, and each index of a sort order ends with the id', async () => {
  expect(await indexChanges(payload)).toHaveLength(0)
  const found = await names()
  expect(found).toContain('project_1_placedAt_1__id_1')
  expect(found).toContain('openKey_1')
})

it('an index that is missing is created and one of an older build dropped, once for several starts', async () => {
  await orders.dropIndex(MISSING)
  await orders.createIndex({ placedAt: 1 })
  const [change, ...more] = await indexChanges(payload)
  expect(more).toHaveLength(0)
  expect(change?.create.map(({ name }) => name)).toEqual([MISSING])
  expect(change?.drop).toEqual(['placedAt_1'])
  await Promise.all([migrateDatabase(payload), migrateDatabase(payload), migrateDatabase(payload)])
  expect(await indexChanges(payload)).toHaveLength(0)
  expect(await names()).toContain(MISSING)
  expect(await names()).not.toContain('placedAt_1')
})
