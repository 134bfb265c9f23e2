import { randomUUID } from 'node:crypto'
import type { BasePayload, CollectionSlug } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { checkTotals } from '#cms/operations/reports/checkTotals.ts'
import { readTotals } from '#cms/operations/reports/readTotals.ts'
import { refreshTotals, totalsAsOf } from '#cms/operations/reports/refreshTotals.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { ORDER_MEASURES, ROW_MEASURES, type RowMeasureId } from '#domain/reports/measures.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { trialSeeds, triesOf } from '#tests/support/sample.ts'
import { addOrder } from '../panel/made.ts'

const DAY_MS = 86_400_000
const DAYS = 40
const MEASURES = [...(Object.keys(ROW_MEASURES) as RowMeasureId[]), ...ORDER_MEASURES]

let payload: BasePayload
let projects: { at: RequestProject; zone: string; student: string }[]
let draw: () => number
/** `updatedAt` of rows written now; set by the database when undefined. */
let changedAt: { updatedAt?: string } = {}

const below = (n: number): number => Math.floor(draw() * n)
const pick = <T>(of: readonly T[]): T => of[below(of.length)] as T
const moment = (): string => new Date(Date.now() - below(DAYS * DAY_MS)).toISOString()

async function createOrder() {
  const { at, student } = pick(projects)
  const state = pick(['paid', 'partlyRefunded', 'refunded', 'pending'] as const)
  const paidAt = moment()
  const id = await addOrder(payload, {
    project: at.id,
    student,
    paidAt: Date.parse(paidAt),
    paise: below(100_000),
    state: 'paid',
  })
  const line = () => ({
    product: pick(['p1', 'p2', 'p3']),
    quantity: 1 + below(3),
    netPaise: below(50_000),
    state: pick(['fulfilled', 'delivered', 'returned', 'waiting']),
    goods: [],
  })
  const lines = Array.from({ length: 1 + below(3) }, line)
  const coupons = draw() < 0.4 ? [{ id: pick(['c1', 'c2']), code: 'X', discountPaise: below(5000) }] : []
  const data = {
    lines,
    coupons,
    paymentStatus: state,
    ...changedAt,
    ...(state === 'pending' ? { paidAt: null } : {}),
  }
  await conditionalUpdate({
    payload,
    collection: 'orders',
    where: { id: { equals: id } },
    data: data as never,
  })
  return { order: id, project: at.id }
}

async function createPayment({ order, project }: { order: string; project: string }) {
  const key = randomUUID()
  await payload.db.create({
    collection: 'payments',
    data: {
      project,
      order,
      gateway: 'sandbox',
      gatewayOrderId: key,
      gatewayKey: key,
      paymentKey: key,
      openKey: key,
      amountPaise: below(100_000),
      status: pick(['created', 'paid', 'failed']),
      method: pick(['upi', 'card', null]),
      isSettled: true,
      createdAt: moment(),
      ...changedAt,
    },
  })
  if (draw() < 0.5) return
  const state = pick(['due', 'done'])
  await payload.db.create({
    collection: 'refunds',
    data: {
      project,
      order,
      key,
      gateway: 'sandbox',
      gatewayPaymentId: key,
      amountPaise: below(10_000),
      reason: 'cancelled',
      state,
      doneAt: state === 'done' ? moment() : null,
      ...changedAt,
    },
  })
}

async function fill(count: number) {
  for (let i = 0; i < count; i++) await createPayment(await createOrder())
}

type Row = { id: string; project: string | { id: string } } & Record<string, unknown>
type Totals = Record<string, { count: number; sum: number }>

/** Counts all rows one by one. */
async function recount(): Promise<Totals> {
  const totals: Totals = {}
  const zoneOf = new Map(projects.map(({ at, zone }) => [at.id, zone]))
  const add = (row: Row, at: string, measure: string, subjects: string[], sum: number, count = 1) => {
    const project = String((row.project as { id?: string }).id ?? row.project)
    const zone = zoneOf.get(project)
    if (!zone) return
    const day = new Date(row[at] as string).toLocaleDateString('en-CA', { timeZone: zone })
    for (const subject of subjects) {
      const key = `${project} ${measure} ${subject} ${day}`
      const before = totals[key] ?? { count: 0, sum: 0 }
      totals[key] = { count: before.count + count, sum: before.sum + sum }
    }
  }
  for (const [measure, definition] of Object.entries(ROW_MEASURES)) {
    const { collection, at, only, sum, by } = definition as {
      [K in 'collection' | 'at' | 'sum' | 'by']: string
    } & { only?: Record<string, string[]> }
    const { docs } = await payload.db.find<Row>({
      collection: collection as CollectionSlug,
      pagination: false,
    })
    for (const row of docs) {
      const isCounted = Object.entries(only ?? {}).every(([name, values]) =>
        values.includes(row[name] as string),
      )
      if (!isCounted || !row[at]) continue
      add(row, at, measure, by ? ['all', String(row[by] ?? 'unknown')] : ['all'], sum ? Number(row[sum]) : 0)
      if (measure !== 'paidOrders') continue
      const { lines, coupons } = row as unknown as {
        lines: { product: string; quantity: number; netPaise: number; state: string }[]
        coupons: { id: string; discountPaise: number }[]
      }
      for (const { product, quantity, netPaise, state } of lines)
        if (state !== 'returned') add(row, at, 'productsSold', ['all', product], netPaise, quantity)
      for (const { id, discountPaise } of coupons) add(row, at, 'couponsUsed', ['all', id], discountPaise)
    }
  }
  return Object.fromEntries(Object.entries(totals).filter(([, { count, sum }]) => count !== 0 || sum !== 0))
}

async function stored(): Promise<Totals> {
  const rows = await readTotals(payload, {
    projects: projects.map(({ at }) => at.id),
    measures: MEASURES,
    first: '2000-01-01',
    last: '2100-01-01',
  })
  return Object.fromEntries(
    rows
      .filter(({ count, sum }) => count !== 0 || sum !== 0)
      .map(({ project, measure, subject, day, count, sum }) => [
        ...([`${project} ${measure} ${subject} ${day}`, { count, sum }] as const),
      ]),
  )
}

beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  changedAt = {}
  projects = []
  // Each test starts without totals, like a new installation.
  await payload.db.deleteMany({ collection: 'leases', where: { name: { contains: 'daily totals' } } })
  for (const zone of ['Asia/Kolkata', 'America/New_York']) {
    const at = await createProject(payload)
    await payload.db.updateOne({
      collection: 'projects',
      where: { id: { equals: at.id } },
      data: { timeZone: zone },
    })
    const { id } = await createPerson(payload, at)
    projects.push({ at, zone, student: String(id) })
  }
})

it.each(trialSeeds(triesOf({ few: 1, full: 3, long: 20 })))(
  'daily totals are what a plain count of all rows gives, at first and after changes (seed %i)',
  async (seed) => {
    draw = random(seed)
    await fill(30)
    // All rows are older than the overlap of the next refresh, which has to find the changed days.
    const hourLater = new Date(Date.now() + 3_600_000)
    await refreshTotals(payload, hourLater)
    expect(await stored()).toEqual(await recount())
    changedAt = { updatedAt: hourLater.toISOString() }
    const { docs } = await payload.db.find<{ id: string; paidAt: string | null }>({
      collection: 'orders',
      pagination: false,
    })
    for (let i = 0; i < 10; i++) {
      const { id, paidAt } = pick(docs)
      const paymentStatus = pick(['paid', 'partlyRefunded', 'refunded'] as const)
      const data = { paymentStatus, netPaymentPaise: below(50_000), paidAt: paidAt ?? moment(), ...changedAt }
      await conditionalUpdate({ payload, collection: 'orders', where: { id: { equals: id } }, data })
    }
    await fill(5)
    await refreshTotals(payload, hourLater)
    expect(await stored()).toEqual(await recount())
    expect(await checkTotals(payload, new Date())).toEqual([])
  },
)

it('the nightly check removes deleted rows from the totals', async () => {
  draw = random(7)
  await fill(10)
  await refreshTotals(payload, new Date())
  await payload.db.deleteMany({ collection: 'payments', where: { status: { equals: 'failed' } } })
  await checkTotals(payload, new Date(Date.now() + DAY_MS))
  expect(await stored()).toEqual(await recount())
})

it('an older computation does not overwrite a newer one', async () => {
  draw = random(11)
  await fill(3)
  await refreshTotals(payload, new Date())
  const [row] = (await payload.db.find<{ id: string; key: string }>({ collection: 'daily-totals', limit: 1 }))
    .docs
  const where = { key: { equals: row?.key } }
  const data = { count: 4711, builtAt: Date.now() + DAY_MS }
  await conditionalUpdate({ payload, collection: 'daily-totals', where, data })
  await checkTotals(payload, new Date(Date.now() + DAY_MS))
  expect(
    (await payload.db.findOne<{ id: string; count: number }>({ collection: 'daily-totals', where }))?.count,
  ).toBe(4711)
  await payload.db.deleteMany({ collection: 'daily-totals', where })
})

it('a refresh that is not due does nothing, and the time of the last refresh never decreases', async () => {
  await refreshTotals(payload, new Date())
  const asOf = (await totalsAsOf(payload)) as number
  await refreshTotals(payload, new Date(asOf + 1000), 60_000)
  expect(await totalsAsOf(payload)).toBe(asOf)
  await refreshTotals(payload, new Date(asOf - DAY_MS))
  expect(await totalsAsOf(payload)).toBe(asOf)
})
