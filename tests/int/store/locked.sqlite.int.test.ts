import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isDatabaseBusy, isDatabaseError } from '#database/databaseErrors.ts'
import { type LockableClient, retryWhileLocked } from '#database/retryWhileLocked.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'

const open = (file: string) => drizzle({ connection: { url: `file:${file}` } })
type Database = ReturnType<typeof open>

let folder: string
let mine: Database
let other: Database
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shala-locked-'))
  const file = path.join(folder, 'x.db')
  mine = open(file)
  await mine.run(sql`pragma journal_mode = WAL`)
  await mine.run(sql`create table rows (id integer primary key, text text unique)`)
  other = open(file)
  await retryWhileLocked(mine.$client as unknown as LockableClient, {
    lockTimeoutMs: 400,
    pragmas: ['synchronous = FULL'],
  })
})
afterEach(() => {
  mine.$client.close()
  other.$client.close()
  rmSync(folder, { recursive: true, force: true })
})

const insert = (text: string) => mine.run(sql`insert into rows (text) values (${text}) returning id`)
const texts = async (database: Database) =>
  (await database.run(sql`select text from rows order by id`)).rows.map(({ text }) => text)

it('a write waits for another program’s lock without blocking anything else', async () => {
  await other.run(sql`begin immediate`)
  const writes = ['a', 'b', 'c'].map(insert)
  const batch = mine.$client.batch([`insert into rows (text) values ('d')`], 'write')
  const from = performance.now()
  let turns = 0
  while (performance.now() - from < 150) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    turns++
    expect(await texts(mine)).toEqual([])
  }
  expect(turns).toBeGreaterThan(5)
  await other.run(sql`commit`)
  await Promise.all([...writes, batch])
  // Visible to another connection: they are committed.
  expect(await texts(other)).toEqual(['a', 'b', 'c', 'd'])
})

it('a locked-out write does not prevent later commits', async () => {
  for (let round = 0; round < 20; round++) {
    await other.run(sql`begin immediate`)
    const waiting = insert(`waiting ${round}`)
    await new Promise((resolve) => setTimeout(resolve, 3))
    await other.run(sql`insert into rows (text) values (${`theirs ${round}`})`)
    await other.run(sql`commit`)
    await waiting
    await mine.$client.batch([`insert into rows (text) values ('batch ${round}')`], 'write')
    expect(await texts(other)).toEqual(await texts(mine))
  }
  expect(await texts(other)).toHaveLength(60)
})

it('a lock taken between read and write is waited for too', async () => {
  const client = open(path.join(folder, 'x.db'))
  const raw = client.$client as unknown as LockableClient
  const askedOf = raw.executeMultiple.bind(raw)
  let isTaken = false
  raw.executeMultiple = async (...args) => {
    const asked = await askedOf(...args)
    if (!isTaken) {
      isTaken = true
      await other.run(sql`begin immediate`)
      setTimeout(async () => other.run(sql`commit`), 50)
    }
    return asked
  }
  await retryWhileLocked(raw, { pragmas: ['synchronous = FULL'] })
  await client.run(sql`insert into rows (text) values ('x') returning id`)
  await client.$client.batch([`insert into rows (text) values ('y')`], 'write')
  expect(await texts(other)).toEqual(['x', 'y'])
  client.$client.close()
})

it('a write fails as a database error after its timeout, with all others that waited', async () => {
  await other.run(sql`begin immediate`)
  const from = performance.now()
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(insert))
  expectWithin(performance.now() - from, 3000)
  for (const outcome of outcomes) {
    expect(outcome.status).toBe('rejected')
    const { reason } = outcome as PromiseRejectedResult
    expect([isDatabaseBusy(reason), isDatabaseError(reason)]).toEqual([true, true])
  }
  await other.run(sql`commit`)
  await insert('later')
  expect(await texts(other)).toEqual(['later'])
})

it('other errors of a statement affect only that statement', async () => {
  await insert('a')
  const again = insert('a').catch((err: unknown) => err)
  expect(isDatabaseError(await again)).toBe(false)
  expect(await texts(mine)).toEqual(['a'])
})
