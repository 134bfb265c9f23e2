import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from '#cms/config/migrateDatabase.ts'
import { DATA_MIGRATIONS } from '#cms/operations/migrations/dataMigrations.ts'
import { startPayload } from '#cms/payload.ts'
import { openSecondPayload } from '#tests/support/secondPayload.ts'

let both: BasePayload[]
beforeAll(async () => {
  const payload = await startPayload()
  both = [payload, await openSecondPayload()]
})

it('a data migration runs once when two processes start at once', async () => {
  let runs = 0
  const counted = {
    name: 'counted',
    run: async () => {
      runs++
      await new Promise((resolve) => setTimeout(resolve, 300))
    },
  }
  const start = () => Promise.all(both.map((payload) => migrateDatabase(payload, [counted])))
  await start()
  await start()
  expect(runs).toBe(1)
})

it('an interrupted one runs again at the next start', async () => {
  let runs = 0
  const failing = {
    name: 'failing',
    run: async () => {
      if (++runs === 1) throw new Error('the machine was switched off')
    },
  }
  const start = () => migrateDatabase(both[0] as BasePayload, [failing])
  await expect(start()).rejects.toThrow('switched off')
  await start()
  await start()
  expect(runs).toBe(2)
})

it('all of them have run after a start', async () => {
  const ran: string[] = []
  const known = DATA_MIGRATIONS.map(({ name }) => ({
    name,
    run: async () => {
      ran.push(name)
    },
  }))
  await migrateDatabase(both[0] as BasePayload, known)
  expect([known.length > 0, ran]).toEqual([true, []])
})
