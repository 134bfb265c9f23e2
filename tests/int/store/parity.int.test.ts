import { randomUUID } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { insertMany } from '#database/bulk.ts'
import { isUniqueViolation } from '#database/guard.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'

/** Behaviour of Payload's adapter that must be identical on SQLite and MongoDB: this file runs on both. */
let payload: BasePayload
let project: string
let people: string[]
const codes = ['A', 'B', 'C', 'D', 'E']
const DAYS = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z']

const coupon = (code: string, more: object = {}) => ({
  code,
  title: `Coupon ${code}`,
  type: 'percent',
  minCounts: 'items',
  priority: 1,
  project,
  ...more,
})
const create = (data: object) => payload.db.create({ collection: 'coupons', data: data as never })

beforeAll(async () => {
  payload = await startPayload()
  project = (await createProject(payload)).id
  people = []
  for (let n = 0; n < 2; n++)
    people.push(String((await createPerson(payload, { id: project, slug: 'parity' })).id))
  const [first, second] = people
  const rows = [
    { title: '50% off', percent: 5, startsAt: DAYS[0], isActive: true, users: [first], franchisee: first },
    { title: '50 off', percent: 10, startsAt: DAYS[1], isActive: false, users: [first, second] },
    { title: 'a_b', percent: 15, isActive: true, franchisee: second, include: { tags: ['neet', 'jee'] } },
    { title: 'a-b', percent: 20, hindiTitle: '', include: { kinds: ['physical'] } },
    { title: 'Back\\slash', rules: { a: 1 } },
  ]
  for (const [index, row] of rows.entries()) await create(coupon(codes[index] as string, row))
})

const find = (where: Where, options: object = {}) =>
  payload.db.find<Record<string, unknown>>({
    collection: 'coupons',
    where: { and: [{ project: { equals: project } }, where] },
    sort: ['code'],
    limit: 100,
    pagination: false,
    ...options,
  })
const codesOf = async (where: Where, options?: object) =>
  (await find(where, options)).docs.map(({ code }) => code).join('')

describe('a condition matches the same rows', () => {
  const CASES: [where: Where, codes: string][] = [
    [{}, 'ABCDE'],
    [{ code: { equals: 'B' } }, 'B'],
    [{ code: { not_equals: 'B' } }, 'ACDE'],
    [{ code: { in: ['A', 'C', 'none'] } }, 'AC'],
    [{ code: { in: [] } }, ''],
    [{ code: { not_in: ['A', 'C'] } }, 'BDE'],
    [{ code: { less_than: 'C' } }, 'AB'],
    [{ code: { greater_than_equal: 'D' } }, 'DE'],
    // Texts: wildcards are literal, and case does not matter.
    [{ title: { contains: '%' } }, 'A'],
    [{ title: { contains: '_' } }, 'C'],
    [{ title: { contains: '\\' } }, 'E'],
    [{ title: { contains: '50 OFF' } }, 'B'],
    [{ title: { like: '%' } }, 'A'],
    [{ title: { like: 'a_b' } }, 'C'],
    [{ title: { like: 'off 50' } }, 'AB'],
    [{ title: { not_like: 'off' } }, 'CDE'],
    [{ title: { not_like: '%' } }, 'BCDE'],
    [{ title: { not_like: 'off 50' } }, 'CDE'],
    [{ hindiTitle: { not_like: 'x' } }, 'ABCDE'],
    [{ hindiTitle: { contains: 'x' } }, ''],
    // Missing values.
    [{ percent: { equals: null } }, 'E'],
    [{ percent: { equals: 'null' } }, 'E'],
    [{ percent: { not_equals: null } }, 'ABCD'],
    [{ percent: { exists: true } }, 'ABCD'],
    [{ percent: { exists: false } }, 'E'],
    [{ percent: { exists: 'false' } }, 'E'],
    [{ hindiTitle: { exists: true } }, 'D'],
    [{ hindiTitle: { exists: false } }, 'ABCE'],
    [{ hindiTitle: { equals: null } }, 'ABCE'],
    [{ hindiTitle: { not_equals: 'x' } }, 'ABCDE'],
    [{ startsAt: { exists: true } }, 'AB'],
    [{ startsAt: { exists: false } }, 'CDE'],
    [{ startsAt: { equals: null } }, 'CDE'],
    [{ franchisee: { exists: true } }, 'AC'],
    [{ franchisee: { equals: null } }, 'BDE'],
    // Omitted fields have their default.
    [{ isActive: { equals: true } }, 'ACDE'],
    [{ isActive: { not_equals: true } }, 'B'],
    [{ percent: { not_in: [5, 10] } }, 'CDE'],
    // Numbers, also as query strings write them.
    [{ percent: { equals: 10 } }, 'B'],
    [{ percent: { equals: '10' } }, 'B'],
    [{ percent: { in: ['5', '20'] } }, 'AD'],
    [{ percent: { in: '5,20' } }, 'AD'],
    [{ percent: { greater_than: 5, less_than: 20 } }, 'BC'],
    [{ percent: { less_than_equal: '10' } }, 'AB'],
    [{ percent: { greater_than: 100 } }, ''],
    // Dates: a missing one is neither before nor after another.
    [{ startsAt: { equals: DAYS[0] } }, 'A'],
    [{ startsAt: { greater_than: DAYS[0] } }, 'B'],
    [{ startsAt: { less_than_equal: DAYS[1] } }, 'AB'],
    [{ startsAt: { less_than: new Date(DAYS[1] as string) } }, 'A'],
    // Lists and groups.
    [{ 'include.kinds': { in: ['physical'] } }, 'D'],
    [{ 'include.kinds': { equals: 'physical' } }, 'D'],
    [{ 'include.tags': { in: ['jee'] } }, 'C'],
    // Invalid ids.
    [{ id: { equals: 'nothing' } }, ''],
    [{ id: { in: ['nothing', ''] } }, ''],
    [{ id: { equals: '507f1f77bcf86cd799439011' } }, ''],
    [{ franchisee: { equals: 'nothing' } }, ''],
    [{ franchisee: { in: ['nothing'] } }, ''],
    [{ franchisee: { not_equals: 'nothing' } }, 'ABCDE'],
    [{ users: { equals: 'nothing' } }, ''],
    // Combined conditions.
    [{ or: [{ code: { equals: 'A' } }, { percent: { equals: 20 } }] }, 'AD'],
    [
      { or: [{ code: { equals: 'A' } }, { and: [{ percent: { equals: 20 } }, { code: { equals: 'E' } }] }] },
      'A',
    ],
    [{ code: { in: ['A', 'B'] }, percent: { equals: 10 } }, 'B'],
    [{ and: [{ percent: { exists: true } }, { percent: { less_than: 10 } }] }, 'A'],
  ]
  it.each(CASES.map(([where, found]) => [JSON.stringify(where), where, found] as const))(
    '%s',
    async (_, where, found) => {
      expect(await codesOf(where)).toBe(found)
      const { totalDocs } = await payload.db.count({
        collection: 'coupons',
        where: { and: [{ project: { equals: project } }, where] },
      })
      expect(totalDocs).toBe(found.length)
    },
  )

  it('relations by the id of the other document', async () => {
    const [first = '', second = ''] = people
    expect(await codesOf({ users: { equals: first } })).toBe('AB')
    expect(await codesOf({ users: { in: [second] } })).toBe('B')
    expect(await codesOf({ franchisee: { equals: second } })).toBe('C')
    expect(await codesOf({ franchisee: { in: [first, 'nothing'] } })).toBe('A')
    expect(await codesOf({ franchisee: { not_equals: first } })).toBe('BCDE')
    expect(await codesOf({ 'franchisee.userLevel': { equals: 100 } })).toBe('AC')
  })
})

describe('rows are the same', () => {
  it('fields without a value have their default, in groups too', async () => {
    const settings = await payload.db.create({ collection: 'shop-settings', data: { project } as never })
    const where = { id: { equals: settings.id } }
    const row = await payload.db.findOne({ collection: 'shop-settings', where })
    expect(row).toMatchObject({
      remindsOfCarts: true,
      roundsToRupee: false,
      returns: { goodsDays: 7, learningDays: 7, mostProgress: 20 },
      winBack: { perWeek: 2 },
    })
  })

  it('unset fields are null, lists empty, groups whole, and ids UUID texts', async () => {
    const [row] = (await find({ code: { equals: 'E' } })).docs
    expect(row).toMatchObject({
      percent: null,
      hindiTitle: null,
      startsAt: null,
      franchisee: null,
      isActive: true,
      seedKey: null,
      users: [],
      include: { products: [], kinds: [], tags: [] },
      rules: { a: 1 },
      project,
    })
    expect(row?.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    for (const name of ['createdAt', 'updatedAt']) expect(typeof row?.[name]).toBe('string')
    const one = await payload.db.findOne({ collection: 'coupons', where: { id: { equals: row?.id } } })
    expect(one).toMatchObject({ percent: null, users: [], include: { tags: [] } })
  })

  it('a selection returns its fields only', async () => {
    const [row] = (await find({ code: { equals: 'E' } }, { select: { title: true, percent: true } })).docs
    expect(row).toMatchObject({ id: row?.id, title: 'Back\\slash', percent: null })
    for (const name of ['code', 'project', 'hindiTitle', 'startsAt']) expect(row?.[name]).toBeUndefined()
  })

  it('inserts and updates return the complete row', async () => {
    const made = await create(coupon(`new-${randomUUID()}`))
    expect(made).toMatchObject({ percent: null, users: [], include: { kinds: [] } })
    const changed = await payload.db.updateOne({ collection: 'coupons', id: made.id, data: { percent: 7 } })
    expect(changed).toMatchObject({ id: made.id, percent: 7, hindiTitle: null, users: [] })
    await payload.db.deleteOne({ collection: 'coupons', where: { id: { equals: made.id } } })
    expect(await payload.db.findOne({ collection: 'coupons', where: { id: { equals: made.id } } })).toBeNull()
  })

  it('rows inserted together get ids and times like single ones, or the given ids', async () => {
    const key = randomUUID()
    const rows = [{ key, expiresAt: DAYS[0] as string }]
    expect(await insertMany(payload, 'claims', rows)).toEqual(new Set([key]))
    expect(await insertMany(payload, 'claims', rows)).toEqual(new Set())
    const row = await payload.db.findOne<{ id: string; createdAt: string }>({
      collection: 'claims',
      where: { key: { equals: key } },
    })
    expect(row).toMatchObject({ key, expiresAt: DAYS[0] })
    expect(row?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(Date.parse(row?.createdAt ?? '')).not.toBeNaN()
    const given = { id: randomUUID(), key: randomUUID() }
    await insertMany(payload, 'claims', [given])
    const where = { key: { equals: given.key } }
    expect(await payload.db.findOne({ collection: 'claims', where })).toMatchObject(given)
  })

  it('an upsert inserts once, then updates', async () => {
    const key = randomUUID()
    const put = (data: number) =>
      payload.db.upsert({ collection: 'payload-kv', data: { key, data }, where: { key: { equals: key } } })
    await put(1)
    await put(2)
    const { docs } = await payload.db.find<{ id: string; data: number }>({
      collection: 'payload-kv',
      where: { key: { equals: key } },
      pagination: false,
    })
    expect(docs.map(({ data }) => data)).toEqual([2])
    expect(docs[0]?.id).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('pages are the same', () => {
  it.each([true, false, undefined])('each page has its own rows, with pagination: %s', async (pagination) => {
    const pages = await Promise.all([1, 2, 3].map((page) => codesOf({}, { pagination, limit: 2, page })))
    expect(pages).toEqual(['AB', 'CD', 'E'])
  })

  it('totals are counted unless the caller opts out', async () => {
    expect(await find({}, { limit: 2, page: 2, pagination: true })).toMatchObject({
      totalDocs: 5,
      totalPages: 3,
      page: 2,
      limit: 2,
      pagingCounter: 3,
      hasNextPage: true,
      hasPrevPage: true,
      nextPage: 3,
      prevPage: 1,
    })
    expect(await find({}, { limit: 2, page: 2 })).toMatchObject({ totalDocs: 2, hasNextPage: false, page: 2 })
    expect(await find({}, { limit: 0, page: 1 })).toMatchObject({ totalDocs: 5, hasNextPage: false })
  })

  it.each([
    [['percent', 'code'], 'EABCD'],
    [['-percent', 'code'], 'DCBAE'],
    [['startsAt', '-code'], 'EDCAB'],
    [['-code'], 'EDCBA'],
  ])('sorted by %s', async (sort, found) => {
    expect(await codesOf({}, { sort })).toBe(found)
  })

  it('pages of rows with equal sort values neither repeat nor skip one', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => codesOf({}, { sort: ['priority'], limit: 1, page })),
    )
    expect(pages.toSorted().join('')).toBe('ABCDE')
  })
})

describe('a unique field', () => {
  it('refuses a second row', async () => {
    const row = coupon('A')
    const err = await create(row).catch((err: unknown) => err)
    expect(isUniqueViolation(err)).toBe(true)
  })

  const open = (domains: object[]) => {
    const slug = `host-${randomUUID().slice(0, 8)}`
    const data = { title: slug, slug, domains, status: 'active', timeZone: 'Asia/Kolkata' }
    return payload.create({ collection: 'projects', data: data as never, overrideAccess: true })
  }

  it('within a list may be missing in any number of documents', async () => {
    await open([])
    await open([])
  })

  // The in-memory MongoDB does not enforce a sparse unique index over lists; MongoDB itself does.
  it.skipIf(process.env.TEST_MONGO_URI)('in a list refuses the same value in two documents', async () => {
    await open([{ host: 'taken.example' }])
    await expect(open([{ host: 'taken.example' }])).rejects.toThrow()
  })
})
