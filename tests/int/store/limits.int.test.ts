import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { isAnyUsedUp, releaseLimits, reserveLimits } from '#cms/operations/rateLimits/limits.ts'
import * as portable from '#cms/operations/rateLimits/portableLimits.ts'
import { startPayload } from '#cms/payload.ts'
import * as sqlite from '#database/sqliteLimits.ts'
import type { Limit } from '#domain/rateLimits/Limit.ts'

const AT = Date.parse('2026-11-21T06:00:00Z')
const HOUR = 3_600_000
const windowOf = (limit: number): Limit => ({ kind: 'window', key: randomUUID(), limit, windowMs: HOUR })
const bucketOf = (burst: number): Limit => ({ kind: 'bucket', key: randomUUID(), burst, refillMs: HOUR })

let payload: Awaited<ReturnType<typeof startPayload>>
beforeAll(async () => {
  payload = await startPayload()
})

describe.each([
  ...(process.env.TEST_MONGO_URI ? [] : ([['on SQLite', sqlite]] as const)),
  ['on any database', portable] as const,
])('a limit %s', (_name, store) => {
  const take = async (limit: Limit, at: number) => (await store.reserveEach(payload, [limit], at))[0]
  const takeMany = async (limit: Limit, times: number, at: number) =>
    (await Promise.all(Array.from({ length: times }, () => take(limit, at)))).filter((got) => got !== null)
      .length

  it('allows 5 of 50 concurrent requests, and 5 more in the next window', async () => {
    const limit = windowOf(5)
    expect(await takeMany(limit, 50, AT)).toBe(5)
    expect(await takeMany(limit, 50, AT + HOUR - 1)).toBe(0)
    expect(await takeMany(limit, 50, AT + HOUR)).toBe(5)
  })

  it('has a burst of 3 and refills one per hour, to the millisecond', async () => {
    const limit = bucketOf(3)
    expect(await takeMany(limit, 50, AT)).toBe(3)
    expect(await takeMany(limit, 50, AT + HOUR - 1)).toBe(0)
    expect(await takeMany(limit, 50, AT + HOUR)).toBe(1)
    expect(await takeMany(limit, 50, AT + 100 * HOUR)).toBe(3)
  })

  it('supports limits that never reset', async () => {
    const limit = windowOf(Number.POSITIVE_INFINITY)
    await takeMany(limit, 20, AT)
    expect(await take(limit, AT)).toBe(21)
  })

  it('accepts returns up to its size', async () => {
    const [short, held] = [windowOf(5), bucketOf(3)]
    await takeMany(short, 5, AT)
    await takeMany(held, 3, AT)
    await store.releaseEach(payload, [
      { limit: short, times: 1 },
      { limit: held, times: 2 },
    ])
    expect(await takeMany(short, 50, AT)).toBe(1)
    expect(await takeMany(held, 50, AT)).toBe(2)
  })
})

describe('several limits', () => {
  it('are taken all or none, also concurrently', async () => {
    const [wide, narrow] = [windowOf(100), windowOf(4)]
    const taken = await Promise.all(
      Array.from({ length: 60 }, () => reserveLimits(payload, [wide, narrow], new Date(AT))),
    )
    expect(taken.filter(({ ok }) => ok)).toHaveLength(4)
    const left = await Promise.all(
      Array.from({ length: 120 }, () => reserveLimits(payload, [wide], new Date(AT))),
    )
    expect(left.filter(({ ok }) => ok)).toHaveLength(96)
  })

  it('report when the refusing one allows the next use', async () => {
    const [free, held] = [windowOf(10), bucketOf(2)]
    const now = new Date(AT)
    for (let i = 0; i < 2; i++) await reserveLimits(payload, [free, held], now)
    expect(await reserveLimits(payload, [free, held], now)).toEqual({ ok: false, retryAfterS: 3600 })
    expect(await isAnyUsedUp(payload, [free, held], now)).toBe(true)
    await releaseLimits(payload, [held])
    expect(await isAnyUsedUp(payload, [free, held], now)).toBe(false)
  })

  it('of zero refuse everything', async () => {
    expect((await reserveLimits(payload, [windowOf(0)], new Date(AT))).ok).toBe(false)
    expect((await reserveLimits(payload, [bucketOf(0)], new Date(AT))).ok).toBe(false)
  })
})
