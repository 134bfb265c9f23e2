import { parse } from 'csv-parse/sync'
import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { Order, User } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { type Desk, openDesk } from './support.ts'

let payload: BasePayload
let made = 0
beforeAll(async () => {
  payload = await startPayload()
})

const HEADER =
  'Order ID,Status,Duration,Placed At,Amount,Coupon Code,Payment Mode,Payment Gateway,Student ID,Ordering Panel,' +
  'Ordered By Name,Ordered By Phone,Ordered By Email,Ordered By ID'

type Line = { product: string; totalPaise: number; validityDays: number | null }

async function placeOrder(
  project: RequestProject,
  student: User,
  lines: Line[],
  values: Partial<Order> = {},
): Promise<Order> {
  const number = `T${process.pid}-${made++}`
  const payablePaise = lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0)
  return (await payload.db.create({
    collection: 'orders',
    data: {
      project: project.id,
      number,
      student: student.id,
      status: 'placed',
      paymentStatus: 'pending',
      lines: lines.map((line) => ({
        title: 'Course',
        slug: 'course',
        subject: null,
        quantity: 1,
        grants: [],
        pricePaise: line.totalPaise,
        mrpPaise: line.totalPaise,
        ...line,
      })),
      productKeys: ` ${lines.map(({ product }) => product).join(' ')} `,
      itemsPaise: payablePaise,
      offerPaise: 0,
      payablePaise,
      quoteId: number,
      openKey: number,
      placedAt: '2026-11-21T20:15:00.000Z',
      ...values,
    },
  })) as Order
}

const pay = (project: RequestProject, order: Order, gateway: string, status: string) => {
  const key = `${order.number}-${made++}`
  return payload.db.create({
    collection: 'payments',
    data: {
      project: project.id,
      order: order.id,
      gateway,
      gatewayOrderId: key,
      gatewayKey: key,
      paymentKey: key,
      openKey: key,
      amountPaise: order.payablePaise,
      status,
    },
  })
}

const tableOf = async (staff: Desk, ask: object = {}): Promise<Record<string, string>[]> => {
  const { status, text } = await staff.download({ collectionSlug: 'orders', format: 'csv', ...ask })
  expect(status, text).toBe(200)
  expect(text.replace('\uFEFF', '').split('\n')[0]).toBe(HEADER)
  return parse(text, { bom: true, columns: true })
}

const desk = async (options = {}) =>
  openDesk(payload, await createProject(payload), { isProven: true, ...options })

describe('orders as a table', () => {
  it('have the fixed columns, in rupees and in the time of the project, whatever columns were asked for', async () => {
    const staff = await desk()
    const { project } = staff
    await payload.update({
      collection: 'projects',
      id: project.id,
      data: { timeZone: 'Asia/Dubai' },
      overrideAccess: true,
    })
    const learner = await createPerson(payload, project)
    const order = await placeOrder(
      project,
      learner,
      [
        { product: 'a', totalPaise: 249_905, validityDays: 365 },
        { product: 'b', totalPaise: 100, validityDays: null },
        { product: 'c', totalPaise: 0, validityDays: 365 },
      ],
      { status: 'confirmed', paymentStatus: 'paid' },
    )
    await pay(project, order, 'razorpay', 'paid')
    await pay(project, order, 'sandbox', 'failed')
    expect(await tableOf(staff, { fields: ['number', 'lines'] })).toEqual([
      {
        'Order ID': order.number,
        Status: 'confirmed',
        Duration: '365 days, No end',
        'Placed At': '2026-11-22 00:15:00',
        Amount: '2500.05',
        'Coupon Code': '',
        'Payment Mode': 'online',
        'Payment Gateway': 'razorpay',
        'Student ID': learner.uid,
        'Ordering Panel': 'web',
        'Ordered By Name': learner.name,
        'Ordered By Phone': `'${learner.phone}`,
        'Ordered By Email': learner.email ?? '',
        'Ordered By ID': learner.uid,
      },
    ])
  })

  it('have their header without a single order, and no gateway before somebody tried to pay', async () => {
    const staff = await desk()
    expect(await tableOf(staff)).toEqual([])
    await placeOrder(staff.project, await createPerson(payload, staff.project), [
      { product: 'a', totalPaise: 5, validityDays: 1 },
    ])
    expect(await tableOf(staff)).toMatchObject([
      { Amount: '0.05', Duration: '1 day', 'Payment Mode': '', 'Payment Gateway': '' },
    ])
  })

  it('run nothing in a spreadsheet', async () => {
    const staff = await desk()
    const learner = await createPerson(payload, staff.project)
    await payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: learner.id } },
      data: { name: '=HYPERLINK("http://x.example","a, b")' },
    })
    await placeOrder(staff.project, learner, [{ product: 'a', totalPaise: 100, validityDays: null }])
    expect((await tableOf(staff))[0]?.['Ordered By Name']).toBe(`'=HYPERLINK("http://x.example","a, b")`)
  })

  it('show a sub admin the assigned lines alone, and nobody whose record they may not read', async () => {
    const staff = await desk({ level: 650 })
    const { project, person } = staff
    const learner = await createPerson(payload, project)
    const mine = await createCourse(payload, project)
    const id = String(mine.product.id)
    const shared = await placeOrder(project, learner, [
      { product: id, totalPaise: 100, validityDays: 30 },
      { product: 'other', totalPaise: 900, validityDays: 60 },
    ])
    await placeOrder(project, learner, [{ product: 'other', totalPaise: 900, validityDays: 60 }])
    await giveAccess(payload, project, String(person.id), [{ id: 'subadminOrders', canEdit: false }], {
      assigned: { assignedProducts: [id] },
    })
    const rows = await tableOf(staff)
    expect(rows).toMatchObject([
      { 'Order ID': shared.number, Amount: '1.00', Duration: '30 days', 'Ordered By Phone': '' },
    ])
    const json = await staff.ask('POST', '/exports/export-preview', {
      collectionSlug: 'orders',
      format: 'csv',
    })
    const { columns, ...preview } = JSON.parse(json.text)
    expect(columns.join(',')).toBe(HEADER)
    expect(preview).toMatchObject({ docs: rows, exportTotalDocs: 1, totalPages: 1 })
  })

  it('come in the order and number that was asked for, over more than one read, and of the own project', async () => {
    const staff = await desk()
    const learner = await createPerson(payload, staff.project)
    const other = await createProject(payload)
    await placeOrder(other, await createPerson(payload, other), [])
    for (let i = 0; i < 505; i++)
      await placeOrder(staff.project, learner, [{ product: 'a', totalPaise: i, validityDays: 1 }])
    const amounts = async (ask: object) =>
      (await tableOf(staff, { sort: 'payablePaise', ...ask })).map(({ Amount }) =>
        Math.round(Number(Amount) * 100),
      )
    const all = await amounts({})
    expect(all).toHaveLength(505)
    expect(all[504]).toBe(504)
    expect(await amounts({ limit: 3, page: 2 })).toEqual([3, 4, 5])
    expect(await amounts({ limit: 250, page: 3 })).toEqual([500, 501, 502, 503, 504])
    expect(await amounts({ where: { payablePaise: { less_than: 2 } } })).toEqual([0, 1])
  })
})
