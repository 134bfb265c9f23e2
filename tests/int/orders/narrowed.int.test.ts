import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { Order, SellingProduct } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'
import { amountsOf } from './amounts.ts'
import { createGoods, createStudent, orderBy, orderOf, type Student, staffDesk } from './staffOrders.ts'

let payload: BasePayload
let project: RequestProject
let student: Student
let mine: SellingProduct
let others: SellingProduct
let mixed: Order
let foreign: Order
let browser: Browser
let headers: Record<string, string>

const get = <T = { docs: Order[]; totalDocs: number }>(path: string) => browser.get<T>(path, headers)
const post = (path: string, body: object) => browser.post<{ code?: string }>(path, body, headers)

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  await payload.create({
    collection: 'payment-settings',
    data: { project: project.id, cashOnDelivery: { isActive: true, feePaise: 2_300 } } as never,
    overrideAccess: true,
    context: { project },
  })
  student = await createStudent(payload, project)
  ;[mine, others] = [await createGoods(payload, project, 50), await createGoods(payload, project, 50)]
  mixed = await orderBy(payload, student, { products: [mine, others], method: 'cashOnDelivery' })
  foreign = await orderBy(payload, student, { products: [others] })
  const person = await createPerson(payload, project, 650)
  const modules = ['subadminOrders', 'orders', 'supportTickets', 'entitlements'].map((id) => ({
    id,
    canEdit: true,
  }))
  await giveAccess(payload, project, String(person.id), modules, {
    assigned: { assignedProducts: [String(mine.id)] },
  })
  headers = { authorization: `Bearer ${await openTestSession(payload, String(person.id), project, true)}` }
  browser = openBrowser(project)
  const admin = await staffDesk(payload, project, 800)
  for (const index of [0, 1]) await admin('/parcels/pack', { orderId: mixed.id, lines: [index] })
})

it('lists, counts and opens orders with an assigned product alone', async () => {
  const { body } = await get('/orders?limit=0')
  expect(body.docs.map(({ id }) => id)).toEqual([mixed.id])
  expect((await get(`/orders/${foreign.id}`)).status).toBe(404)
})

it('reads no amount, name or event of other lines in any column', async () => {
  const { body } = await get<Order>(`/orders/${mixed.id}`)
  expect(body.lines.map(({ product }) => product)).toEqual([String(mine.id)])
  expect(body).toMatchObject({
    payablePaise: 49_900,
    itemsPaise: 59_900,
    offerPaise: 10_000,
    feePaise: 0,
    deliveryPaise: 0,
    address: { city: 'A city' },
    couponCodes: null,
  })
  const text = JSON.stringify(body)
  expect(text).not.toContain(String(others.id))
  expect(text).not.toContain(others.title)
  const whole = await orderOf(payload, String(mixed.id))
  expect(whole.feePaise).toBe(2_300)
  for (const amount of amountsOf(whole)) expect(text, String(amount)).not.toContain(`:${amount}`)
  expect(body.timeline.filter(({ event }) => event === 'packed').map((event) => event.text)).toEqual([
    mine.title,
  ])
  for (const column of ['payablePaise', 'taxPaise', 'coupons', 'delivery', 'timeline', 'refundedPaise']) {
    const one = await get<Order>(`/orders/${mixed.id}?select[${column}]=true`)
    expect(JSON.stringify(one.body), column).not.toContain(String(whole.payablePaise))
  }
})

it('can neither filter nor sort by hidden data, from orders or related collections', async () => {
  const whole = [
    'itemsPaise',
    'offerPaise',
    'upgradePaise',
    'couponPaise',
    'deliveryPaise',
    'feePaise',
    'taxPaise',
    'creditsPaise',
    'roundingPaise',
    'payablePaise',
    'refundedPaise',
  ]
  for (const path of [...whole, 'couponCodes', 'duration', 'lines', 'coupons', 'delivery', 'timeline']) {
    const asked = await get(`/orders?where[${path}][exists]=true`)
    expect(asked.status, `filter ${path}`).toBe(400)
    for (const way of ['', '-']) {
      const sorted = await get(`/orders?sort=${way}${path}`)
      expect(sorted.status, `sort ${way}${path}`).toBe(400)
    }
    const around = await get(`/support-tickets?where[order.${path}][exists]=true`)
    expect(around.status, `through a ticket: ${path}`).toBe(400)
  }
  expect((await get('/orders?where[payablePaise][greater_than]=1')).status).toBe(400)
  expect((await get('/orders?sort=-placedAt&where[status][equals]=confirmed')).body.totalDocs).toBe(1)
})

it('reads no payments, refunds, carts or stock', async () => {
  for (const slug of ['payments', 'refunds', 'carts', 'stock-levels', 'payment-events'])
    expect((await get(`/${slug}`)).status, slug).toBe(403)
})

it('changes assigned lines only, and not the order as a whole', async () => {
  const { lines } = await orderOf(payload, String(mixed.id))
  const [own, other] = [mine, others].map(({ id }) => lines.find(({ product }) => product === String(id)))
  const move = (line: Order['lines'][number] | undefined) =>
    post('/parcels/move', { shipmentId: line?.shipment, to: 'pickedUp' })
  expect((await move(other)).status).toBe(404)
  expect((await post('/sales/cancel', { orderId: mixed.id, reason: 'Because' })).status).toBe(403)
  expect((await post('/sales/takemoney', { orderId: mixed.id })).status).toBe(403)
  expect((await post('/sales/note', { orderId: foreign.id, text: 'x', isInternal: true })).status).toBe(404)
  expect((await move(own)).status).toBe(200)
  const after = await orderOf(payload, String(mixed.id))
  expect(after.lines.map(({ state }) => state)).toEqual(['shipped', 'packed'])
  expect(after.paymentStatus).toBe('due')
})

it('an admin reads and filters everything', async () => {
  const admin = await createPerson(payload, project, 800)
  const asAdmin = {
    authorization: `Bearer ${await openTestSession(payload, String(admin.id), project, true)}`,
  }
  const course = (await createCourse(payload, project)).product
  await orderBy(payload, student, { products: [course] })
  const { body } = await browser.get<{ totalDocs: number }>(
    '/orders?where[payablePaise][greater_than]=99000&sort=-payablePaise&where[timeline][exists]=true',
    asAdmin,
  )
  expect(body.totalDocs).toBe(2)
})
