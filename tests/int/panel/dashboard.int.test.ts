import type { BasePayload, PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import { SCOPE_HEADER } from '#access/scope.ts'
import { type SessionUser, type Viewer, viewerOf } from '#access/viewer.ts'
import { loadDashboard } from '#cms/operations/panel/dashboard.ts'
import { openSingleton } from '#cms/operations/panel/openSingleton.ts'
import { startPayload } from '#cms/payload.ts'
import { periodOf } from '#domain/panel/period.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { addOrder, openStaff } from './made.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** 9:30 in India. */
const NOW = Date.parse('2026-11-21T04:00:00Z')
const TODAY = Date.parse('2026-11-20T18:30:00Z')

let payload: BasePayload
let [mine, other]: RequestProject[] = []
const project = () => mine as RequestProject
let studentName: string

/** A request of a person of a level at the first project's host. */
function request(level: number, list: { id: string; canEdit: boolean }[] = [], chosen?: string) {
  const headers = new Headers({ [PROJECT_HEADER]: `${project().id} ${project().slug}` })
  if (chosen) headers.set(SCOPE_HEADER, chosen)
  const user = {
    id: 'somebody',
    collection: 'users',
    userLevel: level,
    project: level === 1000 ? null : project().id,
    _isStaff: true,
    _sid: 'x',
    _access: {
      accessList: list,
      features: [],
      offFeatures: [],
      assigned: { testseries: [], products: [], classes: [] },
    },
  } as unknown as SessionUser
  return { payload, headers, user, context: {} } as unknown as PayloadRequest
}
const load = (req: PayloadRequest, period = 'today') =>
  loadDashboard(req, viewerOf(req) as Viewer, periodOf(period), NOW)

async function fill(where: RequestProject, factor: number) {
  const { id, name, email, phone } = await createPerson(payload, where)
  const student = String(id)
  const paid = (paidAt: number, paise: number, more = {}) =>
    addOrder(payload, { project: where.id, student, paidAt, paise: paise * factor, ...more })
  await paid(TODAY, 10_000)
  await paid(NOW - 1, 20_000, { isFulfilled: false })
  await paid(TODAY - 1, 40_000)
  await paid(TODAY - 3 * DAY, 80_000)
  // A week ago: before and after the current hour.
  await paid(TODAY - 7 * DAY + HOUR, 1_000)
  await paid(NOW - 7 * DAY + HOUR, 500_000)
  await paid(TODAY - 29 * DAY, 160_000)
  await paid(TODAY - 61 * DAY, 5_000_000)
  await paid(NOW - HOUR, 9_999_999, { state: 'pending' })
  return name || email || phone
}

beforeAll(async () => {
  payload = await startPayload()
  ;[mine, other] = [await createProject(payload), await createProject(payload)]
  studentName = await fill(project(), 1)
  await fill(other as RequestProject, 3)
})

describe('the figures of the dashboard', () => {
  it('count payments since midnight in the project’s time zone, of this project only', async () => {
    const { sales } = await load(request(800))
    expect(sales?.value).toEqual({ count: 2, sum: 30_000 })
  })

  it('compare with the same weekday up to the current hour', async () => {
    const { sales } = await load(request(800))
    expect(sales?.before).toEqual({ count: 1, sum: 1_000 })
  })

  it('sum 7 and 30 days', async () => {
    expect((await load(request(800), '7')).sales?.value).toEqual({ count: 4, sum: 150_000 })
    const month = (await load(request(800), '30')).sales
    expect(month?.value).toEqual({ count: 7, sum: 811_000 })
    expect(month?.before).toEqual({ count: 0, sum: 0 })
  })

  it('assign each order to its day', async () => {
    const { sales } = await load(request(800))
    const days = sales?.days.slice(-8).map(({ figure }) => figure.sum)
    expect(days).toEqual([501_000, 0, 0, 0, 80_000, 0, 40_000, 30_000])
    expect(sales?.days.at(-1)?.start).toBe(TODAY)
  })

  it('sum over all projects for an owner, with a row each, or cover the selected one', async () => {
    const all = await load(request(1000))
    expect(all.selected.isAll).toBe(true)
    expect(all.sales?.value).toEqual({ count: 4, sum: 120_000 })
    expect(all.sales?.byProject.get((other as RequestProject).id)).toEqual({ count: 2, sum: 90_000 })
    const one = await load(request(1000, [], (other as RequestProject).id))
    expect(one.selected.isAll).toBe(false)
    expect(one.sales?.value).toEqual({ count: 2, sum: 90_000 })
  })

  it('count pending work', async () => {
    const { work } = await load(request(800))
    expect(work?.find(({ work: { id } }) => id === 'unfulfilled')?.count).toBe(1)
  })

  it('show a sub admin the blocks of their permissions only', async () => {
    const nothing = await load(request(650))
    for (const block of ['sales', 'signUps', 'failed', 'active', 'work', 'orders', 'activities'] as const)
      expect(nothing[block], block).toBeNull()
    const seller = await load(request(650, [{ id: 'orders', canEdit: false }]))
    expect(seller.sales?.value.count).toBe(2)
    expect(seller.orders).toHaveLength(5)
    expect(seller.orders?.map(({ studentName }) => studentName)).toEqual(Array(5).fill(studentName))
    expect(seller.signUps).toBeNull()
    // View permission for orders alone means no pending work.
    expect(seller.work).toBeNull()
    const packer = await load(request(650, [{ id: 'orders', canEdit: true }]))
    expect(packer.work?.find(({ work: { id } }) => id === 'unfulfilled')?.count).toBe(1)
    expect(seller.activities).toBeNull()
  })

  it('show no sums to a sub admin with assigned products', async () => {
    const limited = await load(request(650, [{ id: 'subadminOrders', canEdit: true }]))
    expect(limited.sales).toBeNull()
    expect(limited.orders).toEqual([])
  })
})

describe('the calls behind the panel', () => {
  it('count pending work in the person’s modules', async () => {
    const panelCounts = async (level: number, list: { id: string; canEdit: boolean }[] = []) =>
      (await (await openStaff(payload, project(), level, list)).get<{ counts: object }>('/panel/counts')).body
        .counts
    expect(await panelCounts(800)).toMatchObject({ orders: 1 })
    expect(await panelCounts(650, [{ id: 'pages', canEdit: true }])).toEqual({})
    expect(await panelCounts(650, [{ id: 'orders', canEdit: false }])).toEqual({})
    expect(await panelCounts(650, [{ id: 'orders', canEdit: true }])).toMatchObject({ orders: 1 })
  })

  it('return an admin’s permissions in less than 300 kB', async () => {
    const admin = await openStaff(payload, project(), 800)
    const { status, body } = await admin.get('/access')
    expect(status).toBe(200)
    expect(JSON.stringify(body).length).toBeLessThan(300_000)
  })

  it('create a missing settings document once for concurrent requests', async () => {
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => openSingleton({ payload }, 'payment-settings', project())),
    )
    expect(new Set(opened).size).toBe(1)
    const { totalDocs } = await payload.count({
      collection: 'payment-settings',
      where: { project: { equals: project().id } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(1)
  })
})
