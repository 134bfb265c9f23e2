import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { migrateDatabase } from '#cms/config/migrateDatabase.ts'
import { markPayoutPaid, requestPayout } from '#cms/operations/referral/payouts.ts'
import { addEntry } from '#cms/operations/wallets/addEntry.ts'
import { startPayload } from '#cms/payload.ts'
import { indexChanges } from '#database/mongo/indexes.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { openSecondPayload } from '#tests/support/secondPayload.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'

/** More than a migration reads per batch. */
const OLD = 600

type Row = { _id: string; paidKey: string; requestKey: string }
type Collection = {
  insertMany: (rows: object[]) => Promise<unknown>
  deleteMany: (where: object) => Promise<unknown>
  find: (where: object) => { toArray: () => Promise<Row[]> }
  dropIndex: (name: string) => Promise<unknown>
}

let payload: BasePayload
let payouts: Collection
beforeAll(async () => {
  payload = await startPayload()
  payouts = (payload.db as unknown as { collections: { payouts: { collection: Collection } } }).collections
    .payouts.collection
})

/** Removes the paid keys, as before the build that introduced them. */
beforeEach(async () => {
  await payouts.deleteMany({})
  await payouts.dropIndex('paidKey_1')
  await payload.db.deleteMany({
    collection: 'claims',
    where: { key: { equals: 'data-migration:paid-keys' } },
  })
})

const oldPayout = (name: string, state: string) => ({
  _id: name,
  requestKey: `key-${name}`,
  student: 'somebody',
  paise: 100,
  taxPaise: 0,
  rev: 0,
  state,
})

it('payouts of a build without paid keys get one each, and their unique index is created', async () => {
  await payouts.insertMany(
    ['one', 'two', 'three'].map((name) => oldPayout(name, name === 'two' ? 'requested' : 'paid')),
  )
  await migrateDatabase(payload)
  const kept = await payouts.find({}).toArray()
  expect(kept.map(({ _id, paidKey }) => [_id, paidKey]).sort()).toEqual([
    ['one', 'before:key-one'],
    ['three', 'before:key-three'],
    ['two', 'before:key-two'],
  ])
})

it('a running server still accepts and pays payouts while a starting one migrates rows and indexes', async () => {
  const running = await openSecondPayload()
  const project = await createProject(payload)
  await setShop(payload, project, 'reward-settings', {
    referral: { taxFreePaise: 0, taxPercent: 0, payoutFromPaise: 100 },
  })
  const student = await createPerson(payload, project)
  await addEntry({
    payload: running,
    kind: 'earnings',
    project: project.id,
    owner: String(student.id),
    reason: 'given',
    key: 'earned',
    now: new Date(),
    move: () => ({ type: 'credit', parts: [{ paise: 10_000_000, expiresAt: null }] }),
  })
  const payOne = async (n: number) => {
    const now = new Date()
    const asked = await requestPayout({
      payload: running,
      project,
      student,
      paise: 100,
      now,
      requestKey: `meanwhile-${n}`,
      target: { kind: 'upi', upiId: 'someone@bank', name: 'Somebody', pan: null },
    })
    if (asked.state !== 'requested') throw new Error(asked.state)
    const id = String(asked.payout.id)
    return (await markPayoutPaid({ payload: running, id, by: 'Somebody', reference: 'UTR', now }))?.state
  }
  await payouts.insertMany(Array.from({ length: OLD }, (_, n) => oldPayout(`old-${n}`, 'paid')))
  let isOver = false
  const migrating = migrateDatabase(payload).finally(() => {
    isOver = true
  })
  const states: (string | undefined)[] = []
  do states.push(await payOne(states.length))
  while (!isOver)
  await migrating
  expect(new Set(states)).toEqual(new Set(['paid']))
  const rows = await payouts.find({}).toArray()
  const keysOf = (isOld: boolean) =>
    rows
      .flatMap(({ requestKey, paidKey }) => (requestKey.startsWith('key-') === isOld ? [paidKey] : []))
      .sort()
  expect(keysOf(true)).toEqual(Array.from({ length: OLD }, (_, n) => `before:key-old-${n}`).sort())
  expect(keysOf(false)).toEqual(states.map((_, n) => `${student.id}:${n + 1}`).sort())
  expect(await indexChanges(payload)).toHaveLength(0)
})
