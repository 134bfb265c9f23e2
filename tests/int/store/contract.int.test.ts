import { randomUUID } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { claimKey, conditionalUpdate, countRows, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { newPool } from '#domain/reservations/reservationPool.ts'
import type { PurchaseLimit } from '#payload-types'
import { MemoryTables, memoryPayload } from '#tests/support/model/memoryDatabase.ts'

const PROJECT = 'the project of the contract'

/** The server's database with all access through Payload's adapter, as on MongoDB, without our own SQL. */
async function throughPayload(): Promise<BasePayload> {
  const payload = await startPayload()
  const collections = Object.fromEntries(
    Object.entries(payload.collections).map(([slug, { config, ...rest }]) => [
      slug,
      { ...rest, config: { ...config, custom: { ...config.custom, isFlat: false } } },
    ]),
  )
  return Object.assign(Object.create(payload), { collections }) as BasePayload
}

const STORES: [name: string, open: () => Promise<BasePayload>][] = [
  ['the store in memory', async () => memoryPayload(new MemoryTables())],
  ['the database of the server, past Payload', startPayload],
  ["the database of the server, through Payload's adapter", throughPayload],
]

/** The contract of the guard on which operations rely; the in-memory trials are valid only if every database satisfies it. */
describe.each(STORES)('%s', (_, open) => {
  let payload: BasePayload
  beforeAll(async () => {
    payload = await open()
  })

  const collection = 'purchase-limits' as const
  const insert = (key: string, data: Partial<PurchaseLimit> = {}) =>
    insertIfAbsent({
      payload,
      collection,
      data: { key, project: PROJECT, ...newPool(5), held: 0, rev: 0, ...data },
    })
  const read = (key: string) => readRow({ payload, collection, where: { key: { equals: key } } })
  /** Unique keys of this test, which sort by number. */
  const newKeys = (count: number) => {
    const own = randomUUID()
    return Array.from({ length: count }, (_, index) => `${own}-${index}`)
  }
  const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)))

  it('inserts a row with id and times, and finds it by either key', async () => {
    const [key = ''] = newKeys(1)
    const reservations = { 'an order': { id: '1', quantity: 2, state: 'held', at: 7, claim: null } }
    const made = await insert(key, { reservations, nextEnd: '2026-03-01T10:00:00.000Z' })
    expect(made).toMatchObject({ key, project: PROJECT, available: 5, received: 5, reservations })
    expect(made?.nextEnd).toBe('2026-03-01T10:00:00.000Z')
    for (const at of [made?.createdAt, made?.updatedAt]) expect(Date.parse(at ?? '')).not.toBeNaN()
    expect(await read(key)).toMatchObject({ id: made?.id, reservations })
    expect(await readRow({ payload, collection, where: { id: { equals: made?.id } } })).toMatchObject({ key })
    expect(await read(`${key}-of-nobody`)).toBeNull()
  })

  it('grants a unique key to one of many concurrent inserts', async () => {
    const [key = '', claim = ''] = newKeys(2)
    const rows = await times(20, (sold) => insert(key, { sold }))
    const [first, ...more] = rows.filter((row) => row !== null)
    expect(more).toEqual([])
    expect(await insert(key)).toBeNull()
    expect((await read(key))?.sold).toBe(first?.sold)
    expect((await times(20, () => claimKey(payload, claim))).filter(Boolean)).toHaveLength(1)
  })

  it('updates a row while a condition holds, returns it, and leaves others unchanged', async () => {
    const [key = '', other = ''] = newKeys(2)
    await insert(key)
    await insert(other)
    const takePieces = (sold: number) =>
      conditionalUpdate({
        payload,
        collection,
        where: { and: [{ key: { equals: key } }, { available: { greater_than_equal: sold } }] },
        data: { available: { $inc: -sold }, sold: { $inc: sold } },
      })
    const rows = await times(20, () => takePieces(2))
    const left = rows.flatMap((row) => row?.available ?? []).toSorted((a, b) => (a as number) - (b as number))
    // The in-memory MongoDB serialises the response from the current row, which a later update may already have changed.
    expect([
      [1, 3],
      [1, 1],
    ]).toContainEqual(left)
    expect(await read(key)).toMatchObject({ available: 1, sold: 4 })
    expect(await read(other)).toMatchObject({ available: 5, sold: 0 })
    // Omitted fields stay, null sets null.
    const set = await conditionalUpdate({
      payload,
      collection,
      where: { key: { equals: key } },
      data: { available: null, received: undefined },
    })
    expect(set).toMatchObject({ available: null, received: 5, sold: 4 })
  })

  it('serializes updates of one row over several processes', async () => {
    const [key = ''] = newKeys(1)
    await insert(key)
    // Processes share no memory.
    const others = [0, 1, 2].map(() =>
      Object.assign(Object.create(payload), { db: Object.create(payload.db) }),
    ) as BasePayload[]
    await times(60, (index) =>
      updateWithRetry({
        payload: others[index % 3] as BasePayload,
        collection,
        where: { key: { equals: key } },
        change: ({ sold }) => ({ data: { sold: sold + 1 }, answer: null }),
      }),
    )
    expect((await read(key))?.sold).toBe(60)
  })

  it('finds rows by each operator, sorted and limited', async () => {
    const keys = newKeys(5)
    for (const [index, key] of keys.entries())
      await insert(key, {
        sold: index,
        available: index === 4 ? null : index % 2,
        nextEnd: index < 2 ? `2026-03-0${index + 1}T00:00:00.000Z` : null,
      })
    const places = async (where: Where, sort = ['key'], limit = 100) => {
      const own: Where = { key: { in: keys } }
      const rows = await readRows({ payload, collection, where: { and: [own, where] }, sort, limit })
      expect(await countRows({ payload, collection, where: { and: [own, where] } })).toBeGreaterThanOrEqual(
        rows.length,
      )
      return rows.map(({ key }) => keys.indexOf(key))
    }
    expect(await places({})).toEqual([0, 1, 2, 3, 4])
    expect(await places({ sold: { equals: 2 } })).toEqual([2])
    expect(await places({ available: { equals: null } })).toEqual([4])
    expect(await places({ sold: { in: [1, 3] } })).toEqual([1, 3])
    expect(await places({ sold: { greater_than: 2 } })).toEqual([3, 4])
    expect(await places({ sold: { greater_than_equal: 3 } })).toEqual([3, 4])
    expect(await places({ sold: { less_than: 1 } })).toEqual([0])
    expect(await places({ key: { greater_than: keys[2] } })).toEqual([3, 4])
    // A missing date is neither before nor after a date.
    expect(await places({ nextEnd: { less_than_equal: '2026-03-01T00:00:00.000Z' } })).toEqual([0])
    expect(await places({ nextEnd: { exists: false } })).toEqual([2, 3, 4])
    expect(await places({ or: [{ sold: { equals: 0 } }, { sold: { equals: 4 } }] })).toEqual([0, 4])
    expect(await places({}, ['-sold'], 2)).toEqual([4, 3])
    expect(await places({}, ['-available', 'key'])).toEqual([1, 3, 0, 2, 4])
    const [slim] = await readRows({
      payload,
      collection,
      where: { key: { equals: keys[3] } },
      sort: ['key'],
      limit: 1,
      select: ['sold'],
    })
    expect(slim).toMatchObject({ sold: 3 })
    expect(slim?.reservations).toBeUndefined()
  })

  it('deletes matching rows only, and frees their keys', async () => {
    const [key = '', other = ''] = newKeys(2)
    await insert(key)
    await insert(other)
    await payload.db.deleteMany({ collection, where: { key: { equals: key } } })
    expect([await read(key), (await read(other))?.key]).toEqual([null, other])
    expect(await insert(key)).not.toBeNull()
  })

  // The numbers of these tests are not sales.
  afterAll(() => payload.db.deleteMany({ collection, where: { project: { equals: PROJECT } } }))
})
