import { fileURLToPath } from 'node:url'
import type { BasePayload, CollectionSlug } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { importProject } from '#cms/operations/importProject.ts'
import { checkTotals } from '#cms/operations/reports/checkTotals.ts'
import { seedActivity } from '#cms/operations/seeding/activity/seedActivity.ts'
import { readWalletState } from '#cms/operations/wallets/lastEntry.ts'
import { startPayload } from '#cms/payload.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { walletKey } from '#domain/wallets/entries.ts'
import { availableOf } from '#domain/wallets/Wallet.ts'
import type {
  Doubt,
  LectureCompletion,
  Notification,
  Order,
  Return,
  Shipment,
  SupportTicket,
  TicketMessage,
  User,
} from '#payload-types'
import type { SeedActivity } from '#seed/format/ActivitySchema.ts'
import { readFolder } from '#seed/readFolder.ts'
import type { SeedRecord } from '#seed/SeedRecord.ts'
import { freshPhone } from '#tests/support/people.ts'

/** The demo's learner, in a project with only their products. */
const slug = `activity-${process.pid}`
const NEEDED = new Set([
  'project',
  'webStaticConfig',
  'projectConfig',
  'adminConfig',
  'shopConfig',
  'paymentConfig',
  'rewardConfig',
])

/** The learner, and the staff who reply to them. */
const PEOPLE = new Set(['learner', 'admin', 'expert'])

/** The learner hands in no pages. */
const readPage = async (): Promise<Buffer> => Buffer.alloc(0)

let payload: BasePayload
let activity: SeedActivity[]
let learner: User

const all = <T>(collection: CollectionSlug, sort: string): Promise<T[]> =>
  readRows({
    payload,
    collection,
    where: { student: { equals: learner.id } },
    sort: [sort],
    limit: 200,
  }) as Promise<unknown> as Promise<T[]>

beforeAll(async () => {
  payload = await startPayload()
  const read = await readFolder(fileURLToPath(new URL('../../../seed/projects/demo', import.meta.url)))
  if (!read.ok) throw new Error('the demo cannot be read')
  // Without tests, which need the questions of their papers; the import of the whole demo covers them.
  activity = read.activity.filter(({ orders }) => orders.length > 0).map((one) => ({ ...one, tests: [] }))
  const bought = new Set(
    activity.flatMap(({ orders }) => orders.flatMap(({ items }) => items.map(({ product }) => product))),
  )
  const records = read.records.flatMap((record): SeedRecord[] => {
    if (record.kind === 'project')
      return [{ ...record, key: slug, data: { ...record.data, slug, domains: [`${slug}.localhost`] } }]
    if (record.kind === 'webStaticConfig')
      return [{ ...record, key: slug, references: [], data: { ...record.data, brand: {} } }]
    if (NEEDED.has(record.kind)) return [{ ...record, key: slug } as SeedRecord]
    if (record.kind === 'coupon') return [record]
    if (record.kind === 'user' && PEOPLE.has(record.key)) {
      const email = record.key === 'learner' ? `${slug}@example.org` : undefined
      return [{ ...record, data: { ...record.data, phone: freshPhone(), email } }]
    }
    return record.kind === 'product' && bought.has(record.key)
      ? [
          {
            ...record,
            data: { ...record.data, image: undefined, teachers: [], categories: [] },
          } as SeedRecord,
        ]
      : []
  })
  const needed = new Set(
    records.flatMap(({ references }) => references.map(({ kind, key }) => `${kind} ${key}`)),
  )
  const opened = read.records.filter(
    ({ kind, key }) => ['class', 'testSeries', 'digitalItem'].includes(kind) && needed.has(`${kind} ${key}`),
  )
  const classes = new Set(opened.map(({ key }) => key))
  const inside = read.records.filter(
    (record) =>
      (record.kind === 'lecture' && classes.has(record.data.class)) ||
      (record.kind === 'testPaper' && classes.has(record.data.series)),
  )
  const files = new Set([...opened, ...inside].flatMap(({ references }) => references.map(({ key }) => key)))
  const attached = read.records.filter(
    ({ kind, key }) => ['privateFile', 'media', 'quiz'].includes(kind) && files.has(key),
  )
  await importProject(payload, [...records, ...opened, ...inside, ...attached])
  const [found] = await readRows({
    payload,
    collection: 'users',
    where: { email: { equals: `${slug}@example.org` } },
    limit: 1,
    sort: ['createdAt'],
  })
  learner = found as User
  expect(await seedActivity({ payload, slug, activity, readPage, now: new Date() })).toBe(1)
})

it('is counted in the daily totals of its days', async () => {
  const wrong = await checkTotals(payload, new Date())
  expect(wrong.filter(({ project }) => project === idOf(learner.project))).toEqual([])
})

it('includes an order in every state that a student may see', async () => {
  const orders = await all<Order>('orders', 'placedAt')
  expect(
    orders.map(({ status, paymentStatus, fulfilment }) => [status, paymentStatus, fulfilment].join(' ')),
  ).toMatchInlineSnapshot(`
    [
      "completed paid done",
      "completed paid done",
      "completed paid done",
      "completed refunded done",
      "completed paid done",
      "completed partlyRefunded done",
      "completed paid done",
      "completed paid done",
      "cancelled refunded cancelled",
      "confirmed paid partly",
      "confirmed paid partly",
      "placed due open",
      "placed failed open",
    ]
  `)
  expect(orders).toHaveLength(activity[0]?.orders.length ?? 0)
})

it('includes parcels in the described states, and finished and pending returns', async () => {
  const parcels = await all<Shipment>('shipments', 'createdAt')
  expect(new Set(parcels.map(({ state }) => state))).toEqual(
    new Set(['packed', 'outForDelivery', 'delivered']),
  )
  const returns = await all<Return>('returns', 'requestedAt')
  expect(returns.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'refund done',
    'return done',
    'return requested',
  ])
})

it('includes courses with progress, credits, and tickets and doubts with their conversations', async () => {
  expect(await all<LectureCompletion>('lecture-completions', 'completedAt')).toHaveLength(9)
  const { wallet } = await readWalletState(payload, walletKey('credits', String(learner.id)))
  expect(availableOf(wallet, Date.now())).toBeGreaterThanOrEqual(10_000)
  const tickets = await all<SupportTicket>('support-tickets', 'createdAt')
  expect(tickets.map(({ state, rating }) => [state, rating ?? null])).toEqual([
    ['resolved', 5],
    ['answered', null],
    ['open', null],
  ])
  const messages = (await readRows({
    payload,
    collection: 'ticket-messages',
    where: { ticket: { in: tickets.map(({ id }) => id) } },
    sort: ['at'],
    limit: 50,
  })) as TicketMessage[]
  expect(messages.map(({ kind }) => kind)).toEqual(['reply', 'student', 'note', 'reply', 'reply'])
  const doubts = await all<Doubt>('doubts', 'createdAt')
  expect(doubts.map(({ state, messages, rating }) => [state, messages.length, rating ?? null])).toEqual([
    ['answered', 3, 5],
    ['answered', 1, null],
    ['new', 0, null],
  ])
})

it('is in the past, in order, with notifications', async () => {
  const orders = await all<Order>('orders', 'placedAt')
  expect(Date.now() - Date.parse(orders[0]?.placedAt ?? '')).toBeGreaterThan(73 * 86_400_000)
  for (const { timeline } of orders) {
    const times = timeline.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now())
  }
  const news = (await readRows({
    payload,
    collection: 'notifications',
    where: { user: { equals: learner.id } },
    sort: ['addedOn'],
    limit: 200,
  })) as Notification[]
  expect(news.length).toBeGreaterThanOrEqual(10)
})

it('changes nothing when imported again', async () => {
  const before = await all<Order>('orders', 'placedAt')
  expect(await seedActivity({ payload, slug, activity, readPage, now: new Date() })).toBe(0)
  expect(await all<Order>('orders', 'placedAt')).toEqual(before)
})
