import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { readAccess } from '#access/session/readAccess.ts'
import { type Viewer, viewerOf } from '#access/viewer.ts'
import { loadReport } from '#cms/operations/reports/loadReport.ts'
import { mailReports } from '#cms/operations/reports/mailReports.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { addDays, dayAt, startOfDay } from '#domain/reports/days.ts'
import type { MeasureId } from '#domain/reports/measures.ts'
import { totalOf } from '#domain/reports/report.ts'
import type { User } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { addOrder } from '../panel/made.ts'

const ZONE = 'Asia/Kolkata'
const HOUR_MS = 3_600_000
const NOW = Date.now()
const YESTERDAY = addDays(dayAt(NOW, ZONE), -1)
/** This morning at eight in India, when reports are sent. */
const MORNING = startOfDay(dayAt(NOW, ZONE), ZONE) + 8 * HOUR_MS

let payload: BasePayload
let project: RequestProject
let products: { id: string; title: string }[]

type Person = { id: string | number; email: string }

async function createStaff(level: number, modules: string[] = [], assigned: string[] = []): Promise<Person> {
  const { id, phone } = await createPerson(payload, project, level)
  const person = { id, email: `${phone.slice(1)}@example.org` }
  await conditionalUpdate({
    payload,
    collection: 'users',
    where: { id: { equals: id } },
    data: { email: person.email, isEmailVerified: true },
  })
  const list = modules.map((id) => ({ id, canEdit: false }))
  if (level < 800)
    await giveAccess(payload, project, String(person.id), list, { assigned: { assignedProducts: assigned } })
  return person
}

async function viewing({ id }: Person): Promise<Viewer> {
  const user = (await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
  })) as User
  const _access = await readAccess(payload, user, project.id)
  return viewerOf({
    user: { ...user, collection: 'users', _isStaff: true, _sid: '', _access } as never,
  }) as Viewer
}

async function report(person: Person, part: 'sales' | 'products' | 'coupons' | 'learning') {
  const asked = { project: project.id, part, days: 7, last: dayAt(NOW, ZONE), now: NOW }
  return loadReport(payload, await viewing(person), asked)
}

async function buy(product: string, paise: number) {
  const { id: student } = await createPerson(payload, project)
  const order = await addOrder(payload, {
    project: project.id,
    student: String(student),
    paise,
    paidAt: startOfDay(YESTERDAY, ZONE) + HOUR_MS,
  })
  const line = { product, quantity: 2, netPaise: paise, state: 'fulfilled', goods: [] }
  await conditionalUpdate({
    payload,
    collection: 'orders',
    where: { id: { equals: order } },
    data: { lines: [line], coupons: [{ id: 'gone', code: 'SAVE', discountPaise: 700 }] } as never,
  })
}

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  products = [await createBook(payload, project, 5), await createBook(payload, project, 5)] as never
  await buy(products[0]?.id as string, 100_000)
  await buy(products[1]?.id as string, 30_000)
})

describe('a report', () => {
  it('has the sales by day, by product and by coupon', async () => {
    const admin = await createStaff(800)
    const sales = await report(admin, 'sales')
    expect(totalOf<MeasureId>(sales.days, 'paidOrders')).toEqual({ count: 2, sum: 130_000 })
    expect(sales.days.find(({ day }) => day === YESTERDAY)?.paidOrders.sum).toBe(130_000)
    const { subjects } = await report(admin, 'products')
    expect(subjects?.map(({ title, count, sum }) => ({ title, count, sum }))).toEqual([
      { title: products[0]?.title, count: 2, sum: 100_000 },
      { title: products[1]?.title, count: 2, sum: 30_000 },
    ])
    expect((await report(admin, 'coupons')).subjects).toMatchObject([
      { subject: 'gone', title: null, count: 2, sum: 1400 },
    ])
  })

  it('has no figures of collections that the person may not see', async () => {
    const clerk = await createStaff(650, ['reports'])
    for (const part of ['sales', 'products', 'coupons', 'learning'] as const)
      expect(await report(clerk, part), part).toMatchObject({ measures: [], subjects: null })
    expect((await report(await createStaff(650, ['reports', 'orders']), 'sales')).measures).toEqual([
      'paidOrders',
      'refunds',
      'paymentsReceived',
      'paymentsFailed',
    ])
  })

  it('has only the assigned products and no overall totals for people limited to them', async () => {
    const limited = await createStaff(650, ['reports', 'subadminOrders'], [products[1]?.id as string])
    expect((await report(limited, 'sales')).measures).toEqual([])
    const { measures, subjects } = await report(limited, 'products')
    expect(measures).toEqual([])
    expect(subjects?.map(({ subject }) => subject)).toEqual([products[1]?.id])
  })
})

it('a report by e-mail goes once to each of the chosen people who may see reports, with their figures', async () => {
  const [admin, seller, stranger] = [
    await createStaff(800),
    await createStaff(650, ['reports', 'orders']),
    await createStaff(650, ['orders']),
  ]
  await payload.update({
    collection: 'admin-configs',
    where: { project: { equals: project.id } },
    data: { scheduledReport: { every: 'daily', to: [admin.id, seller.id, stranger.id] as string[] } },
    overrideAccess: true,
    context: { project },
  })
  expect(await mailReports(payload, new Date(MORNING - 2 * HOUR_MS))).toBe(0)
  expect(await mailReports(payload, new Date(MORNING))).toBe(2)
  expect(await mailReports(payload, new Date(MORNING + HOUR_MS))).toBe(0)
  await sendQueuedMessages(payload, new Date(MORNING + HOUR_MS))
  const [toAdmin, toSeller] = [messagesTo(admin.email), messagesTo(seller.email)]
  expect([toAdmin.length, toSeller.length, messagesTo(stranger.email).length]).toEqual([1, 1, 0])
  expect(toAdmin[0]?.text).toContain('Revenue: ₹1,300\nPaid orders: 2')
  expect(toAdmin[0]?.text).toContain('Sign-ups: ')
  expect(toSeller[0]?.text).toContain('Revenue: ₹1,300')
  expect(toSeller[0]?.text).not.toContain('Sign-ups: ')
})
