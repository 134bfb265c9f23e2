import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from '#cms/config/migrateDatabase.ts'
import { DATA_MIGRATIONS } from '#cms/operations/migrations/dataMigrations.ts'
import { startPayload } from '#cms/payload.ts'
import { EARLIER_KEY_STATES } from '#domain/serialKeys/keyMoves.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { openSecondPayload } from '#tests/support/secondPayload.ts'

/** More than a migration reads per batch. */
const SOLD = 510

const collection = 'class-serial-keys'
let both: BasePayload[]
let rows: Record<string, unknown>[]
beforeAll(async () => {
  const payload = await startPayload()
  both = [payload, await openSecondPayload()]
  const project = await createProject(payload)
  const { product } = await createCourse(payload, project)
  const states = [...Array<string>(SOLD).fill('sold'), 'free', 'free', 'blocked', 'redeemed']
  rows = states.map((state, n) => ({
    project: project.id,
    product: product.id,
    ending: `k${n}`,
    state,
    keyHash: randomUUID(),
    sealed: `sealed ${n}`,
    claimKey: randomUUID(),
  }))
  // Created by an update, since MongoDB validates the state of new rows.
  for (const data of rows) await payload.db.create({ collection, data: { ...data, state: 'redeemed' } })
  for (const state of new Set(states)) {
    const hashes = rows.flatMap((row) => (row.state === state ? [row.keyHash] : []))
    await payload.db.updateMany({ collection, where: { keyHash: { in: hashes } }, data: { state } })
  }
})

it('rows of an earlier build are migrated by one of two concurrent starts, and nothing else of them changes', async () => {
  const [payload] = both as [BasePayload]
  const keys = DATA_MIGRATIONS.map(({ name }) => `data-migration:${name}`)
  await payload.db.deleteMany({ collection: 'claims', where: { key: { in: keys } } })
  await Promise.all(both.map((one) => migrateDatabase(one)))
  const { docs } = await payload.db.find<Record<string, string>>({ collection, where: {}, pagination: false })
  const found = new Map(docs.map((doc) => [doc.keyHash, doc]))
  expect(found.size).toBe(rows.length)
  for (const row of rows) {
    const state = EARLIER_KEY_STATES[String(row.state)] ?? row.state
    expect(found.get(String(row.keyHash))).toMatchObject({ ...row, state })
  }
  const { totalDocs } = await payload.db.count({ collection: 'claims', where: { key: { in: keys } } })
  expect(totalDocs).toBe(DATA_MIGRATIONS.length)
})
