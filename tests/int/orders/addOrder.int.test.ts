import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { readRows } from '#database/guard.ts'
import type { SellingProduct } from '#payload-types'
import { payAtGateway } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createGoods, createStudent, orderOf, type Post, type Student, staffDesk } from './staffOrders.ts'

let payload: BasePayload
let project: RequestProject
let seller: Post
let course: SellingProduct

type Quote = { quote: { quoteId: string; payablePaise: number; needsAddress: boolean }; owned: string[] }
type Placed = { orderId: string; number: string; payable: number }
type Wish = { coupon?: string; address?: string }

const itemsOf = (...products: SellingProduct[]) =>
  products.map(({ id }) => ({ product: String(id), quantity: 1 }))
const ordersOf = (student: Student) =>
  readRows({
    payload,
    collection: 'orders',
    where: { student: { equals: student.id } },
    sort: ['placedAt'],
    limit: 20,
  })

/** Quotes as the form does, and returns the body that the form then sends. */
async function quotedBody(student: Student, products: SellingProduct[], wish: Wish = {}, post = seller) {
  const body = { student: student.id, items: itemsOf(...products), ...wish }
  const { body: quoted } = await post<Quote>('/sales/quote', body)
  if (!quoted.quote) throw new Error(JSON.stringify(quoted))
  return { ...body, quoteId: quoted.quote.quoteId }
}
const offline = (reference: string) => ({ pay: { kind: 'offline', reference } })
const LINK = { pay: { kind: 'link' } }
const add = (body: object, post = seller) => post<Placed>('/sales/addorder', body)

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  seller = await staffDesk(payload, project, 650, [{ id: 'addOrders', canEdit: true }])
  course = (await createCourse(payload, project)).product
})

describe('adding an order', () => {
  it('needs edit permission for the module in the project', async () => {
    const student = await createStudent(payload, project)
    const body = { ...(await quotedBody(student, [course])), ...offline('Nobody 1') }
    const elsewhere = await createProject(payload)
    const strangers: [Post, number][] = [
      [student.calls, 403],
      [await staffDesk(payload, project, 650, [{ id: 'orders', canEdit: true }]), 403],
      [await staffDesk(payload, project, 650, [{ id: 'addOrders', canEdit: false }]), 403],
      [await staffDesk(payload, project, 800, [], { isReadOnly: true }), 401],
      [await staffDesk(payload, elsewhere, 800), 404],
    ]
    for (const [post, status] of strangers) {
      expect((await add(body, post)).status).toBe(status)
      expect((await post('/sales/students', { text: 'Test' })).status).toBe(status === 404 ? 200 : status)
    }
    expect(await ordersOf(student)).toEqual([])
  })

  it('finds students of the project by phone, e-mail and name, without private data', async () => {
    const student = await createStudent(payload, project)
    const other = await createStudent(payload, await createProject(payload))
    const find = async (text: string, post = seller) =>
      (await post<{ students: { id: string; phone: string }[] }>('/sales/students', { text })).body.students
    const [found] = await find(student.phone)
    expect(found?.id).toBe(String(student.id))
    expect(found?.phone).toMatch(/^\+91•+\d{4}$/)
    expect(await find(other.phone)).toEqual([])
    expect((await find('Test Person')).length).toBeLessThanOrEqual(8)
    const withPeople = await staffDesk(
      payload,
      project,
      650,
      ['addOrders', 'users'].map((id) => ({ id, canEdit: true })),
    )
    expect((await find(student.phone, withPeople))[0]?.phone).toBe(student.phone)
  })

  it('is limited to assigned products', async () => {
    const student = await createStudent(payload, project)
    const other = (await createCourse(payload, project)).product
    const narrowed = await staffDesk(payload, project, 650, [{ id: 'addOrders', canEdit: true }], {
      assignedProducts: [String(course.id)],
    })
    const { body } = await narrowed<{ products: { id: string }[] }>('/sales/products', { text: '' })
    expect(body.products.map(({ id }) => id)).toEqual([String(course.id)])
    const whole = { ...(await quotedBody(student, [course, other])), ...offline('Assigned 1') }
    expect((await add(whole, narrowed)).status).toBe(403)
    expect(await ordersOf(student)).toEqual([])
    const own = { ...(await quotedBody(student, [course], {}, narrowed)), ...offline('Assigned 2') }
    expect((await add(own, narrowed)).body.apiSuccess).toBe(true)
  })
})

describe('the products to choose from', () => {
  it('have the same price as in the quote, also in a sale', async () => {
    const own = await createProject(payload)
    const desk = await staffDesk(payload, own, 800)
    const student = await createStudent(payload, own)
    const { product } = await createCourse(payload, own)
    const [startsAt, endsAt] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
    await payload.create({
      collection: 'sale-items',
      data: { title: 'Sale', products: [product.id], percent: 20, startsAt, endsAt, isActive: true } as never,
      overrideAccess: true,
      context: { project: own },
    })
    const found = await desk<{ products: { options: { pricePaise: number }[] }[] }>('/sales/products', {
      text: product.title,
    })
    const { body } = await desk<{ quote: { lines: { pricePaise: number }[] } }>('/sales/quote', {
      student: student.id,
      items: [{ product: product.id, quantity: 1 }],
    })
    expect(body.quote.lines).toMatchObject([{ pricePaise: 199_900 }])
    expect(found.body.products[0]?.options).toMatchObject([{ pricePaise: 199_900 }])
  })
})

describe('an order taken offline', () => {
  it('is paid at once, stores who placed it and where, and opens its products; a double click is one order', async () => {
    const student = await createStudent(payload, project)
    const body = {
      ...(await quotedBody(student, [course])),
      ...offline('Receipt 1'),
      note: 'Paid at the desk',
    }
    const answers = await Promise.all([add(body), add(body), add(body)])
    expect(answers.map(({ body: { apiSuccess } }) => apiSuccess)).toEqual([true, true, true])
    expect(new Set(answers.map(({ body: { number } }) => number)).size).toBe(1)
    // Repeated much later.
    expect((await add(body)).body.number).toBe(answers[0]?.body.number)
    const orders = await ordersOf(student)
    expect(orders).toHaveLength(1)
    expect(orders[0]).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      fulfilment: 'done',
      method: 'offline',
      panel: 'admin',
      gateway: 'offline',
      byName: 'Test Person',
      payablePaise: 249_900,
    })
    expect(orders[0]?.byPhone).not.toBe(student.phone)
    expect(
      orders[0]?.timeline.some(({ text, isInternal }) => text === 'Paid at the desk' && isInternal),
    ).toBe(true)
    const payments = await readRows({
      payload,
      collection: 'payments',
      where: { order: { equals: orders[0]?.id } },
      sort: ['createdAt'],
      limit: 9,
    })
    expect(payments.map(({ status, reference, amountPaise }) => [status, reference, amountPaise])).toEqual([
      ['paid', 'RECEIPT1', 249_900],
    ])
    const entitled = await payload.count({
      collection: 'entitlements',
      where: { student: { equals: student.id } },
      overrideAccess: true,
    })
    expect(entitled.totalDocs).toBeGreaterThan(0)
  })

  it('needs a reference that is valid for one order, also with concurrent use', async () => {
    const [first, second] = [await createStudent(payload, project), await createStudent(payload, project)]
    const nothing = await add({ ...(await quotedBody(first, [course])), ...offline('  ') })
    expect(nothing.body.code).toBe('referenceNeeded')
    const answers = await Promise.all(
      [first, second].map(async (student) =>
        add({ ...(await quotedBody(student, [course])), ...offline('Receipt 2') }),
      ),
    )
    expect(answers.map(({ body }) => body.code ?? 'fine').toSorted()).toEqual(['fine', 'referenceUsed'])
    const orders = [...(await ordersOf(first)), ...(await ordersOf(second))]
    expect(orders.filter(({ status }) => status === 'completed')).toHaveLength(1)
    expect(orders.filter(({ status }) => status === 'placed')).toEqual([])
  })

  it('is refused with a reason: owned, sold out, changed price, no address', async () => {
    const student = await createStudent(payload, project)
    await add({ ...(await quotedBody(student, [course])), ...offline('Receipt 3') })
    const again = { student: student.id, items: itemsOf(course), quoteId: 'x', ...offline('Receipt 4') }
    const owned = await add(again)
    expect(owned.body).toMatchObject({ apiSuccess: false, code: 'alreadyOwned' })
    expect(owned.body.message).toContain(course.title)

    const goods = await createGoods(payload, project, 1)
    const withoutAddress = await add({ ...(await quotedBody(student, [goods])), ...offline('Receipt 5') })
    expect(withoutAddress.body.code).toBe('addressNeeded')

    const address = await addressFor(student)
    const wish = await quotedBody(student, [goods], { address })
    const wrong = await add({ ...wish, quoteId: 'other', ...offline('Receipt 6') })
    expect([wrong.status, wrong.body.code]).toEqual([409, 'quoteChanged'])
    expect((await add({ ...wish, ...offline('Receipt 7') })).body.apiSuccess).toBe(true)
    const gone = await add({ ...wish, ...offline('Receipt 8') })
    expect(gone.body).toMatchObject({ apiSuccess: false, code: 'outOfStock' })
    expect(gone.body.message).toContain(goods.title)
    const foreign = await createStudent(payload, await createProject(payload))
    const other = { student: foreign.id, items: itemsOf(goods), quoteId: 'x', ...offline('Receipt 9') }
    expect((await add(other)).status).toBe(404)
  })

  it('never sells the last one twice', async () => {
    const goods = await createGoods(payload, project, 1)
    const students = await Promise.all([1, 2, 3, 4].map(() => createStudent(payload, project)))
    const bodies = await Promise.all(
      students.map(async (student, index) => ({
        ...(await quotedBody(student, [goods], { address: await addressFor(student) })),
        ...offline(`Last one ${index}`),
      })),
    )
    const answers = await Promise.all(bodies.map((body) => add(body)))
    expect(answers.filter(({ body }) => body.apiSuccess)).toHaveLength(1)
    const orders = (await Promise.all(students.map(ordersOf))).flat()
    expect(orders.filter(({ paymentStatus }) => paymentStatus === 'paid')).toHaveLength(1)
    expect(orders.filter(({ status }) => status === 'placed')).toEqual([])
    const refunds = await payload.count({
      collection: 'refunds',
      where: { order: { in: orders.map(({ id }) => id) } },
      overrideAccess: true,
    })
    expect(refunds.totalDocs).toBe(0)
  })
})

async function addressFor(student: Student): Promise<string> {
  const { body } = await seller<{ id: string }>('/sales/addaddress', {
    student: student.id,
    name: 'Some Body',
    phone: '9800000001',
    line1: 'House 1',
    city: 'A city',
    state: 'MP',
    pincode: '462002',
  })
  return body.id
}

describe('a pay link', () => {
  it('is sent to the student, who pays by it; resent at most once a minute', async () => {
    const student = await createStudent(payload, project)
    const body = { ...(await quotedBody(student, [course])), ...LINK }
    const [first, second] = await Promise.all([add(body), add(body)])
    expect(first?.body.apiSuccess).toBe(true)
    expect(second?.body.number).toBe(first?.body.number)
    const { orderId, number } = (first as { body: Placed }).body
    const link = `/orders/${number}`
    await sendQueuedMessages(payload)
    const written = messagesTo(student.phone).filter(({ text }) => text.includes(link))
    expect(written).toHaveLength(1)
    expect(written[0]?.text).toContain(`://${project.slug}.localhost`)
    const notified = await payload.find({
      collection: 'notifications',
      where: { user: { equals: student.id }, href: { equals: link } },
      overrideAccess: true,
    })
    expect(notified.totalDocs).toBe(1)
    const desk = await staffDesk(payload, project, 650, [{ id: 'orders', canEdit: true }])
    expect((await desk('/sales/sendpaylink', { orderId })).body.code).toBe('limit')

    const started = await student.calls<{ gatewayOrderId: string }>('/payment/createTxn', {
      orderId,
      gateway: 'sandbox',
    })
    const fields = await payAtGateway(payload, project, started.body.gatewayOrderId)
    await student.calls('/payment/orderReceipt', { orderId, ...fields })
    expect(await orderOf(payload, orderId)).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      panel: 'admin',
      method: 'online',
    })
    expect((await desk('/sales/sendpaylink', { orderId })).body.code).toBe('orderNotPayable')
  })
})
