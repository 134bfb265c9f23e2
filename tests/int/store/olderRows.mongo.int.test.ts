import { beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from '#cms/config/migrateDatabase.ts'
import { startPayload } from '#cms/payload.ts'

type Collection = {
  insertMany: (rows: object[]) => Promise<unknown>
  find: (where: object) => { toArray: () => Promise<{ _id: string; paidKey?: string }[]> }
  dropIndex: (name: string) => Promise<unknown>
}

let payload: Awaited<ReturnType<typeof startPayload>>
let payouts: Collection
beforeAll(async () => {
  payload = await startPayload()
  payouts = (payload.db as unknown as { collections: { payouts: { collection: Collection } } }).collections
    .payouts.collection
})

it('payouts of a build without paid keys get one each, and the index that needs them is made', async () => {
  await payouts.dropIndex('paidKey_1')
  await payload.db.deleteMany({
    collection: 'claims',
    where: { key: { equals: 'data-migration:paid-keys' } },
  })
  const rows = ['one', 'two', 'three'].map((name) => ({
    ...{ _id: name, requestKey: `key-${name}`, student: 'somebody', paise: 100, taxPaise: 0, rev: 0 },
    state: name === 'two' ? 'requested' : 'paid',
  }))
  await payouts.insertMany(rows)
  await migrateDatabase(payload)
  const kept = await payouts.find({}).toArray()
  expect(kept.map(({ _id, paidKey }) => [_id, paidKey]).sort()).toEqual([
    ['one', 'before:key-one'],
    ['three', 'before:key-three'],
    ['two', 'before:key-two'],
  ])
})
