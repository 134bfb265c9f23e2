import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { readRows } from '#database/guard.ts'
import { STAFF_TEXTS } from '#domain/orders/orderStaffTexts.ts'
import type { Order, SellingProduct } from '#payload-types'
import { payAtGateway, startBuying } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import {
  createGoods,
  createStudent,
  orderBy,
  orderOf,
  type Post,
  type Student,
  staffDesk,
} from './staffOrders.ts'

let payload: BasePayload
let project: RequestProject
let student: Student
let admin: Post
/** The same with a fresh code. */
let proven: Post
const arrivedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const PROVEN = { provenUntil: new Date(Date.now() + 600_000).toISOString() }
let goods: SellingProduct
let course: SellingProduct

const find = <S extends 'payments' | 'refunds'>(collection: S, order: Order) =>
  readRows({ payload, collection, where: { order: { equals: order.id } }, sort: ['createdAt'], limit: 20 })
const eventsOf = async (order: Order) =>
  (await orderOf(payload, String(order.id))).timeline.map(({ event }) => event)

/** Packs the first line, or marks its parcel as shipped or delivered. */
async function step(order: Order, to: string) {
  if (to === 'packed') return admin('/parcels/pack', { orderId: order.id, lines: [0] })
  const [line] = (await orderOf(payload, String(order.id))).lines
  const shipmentId = line?.shipment ?? 'none'
  return admin('/parcels/move', { shipmentId, to: to === 'shipped' ? 'pickedUp' : to })
}

async function move(order: Order, ...states: string[]) {
  const answers: boolean[] = []
  for (const to of states) {
    const { body } = await step(order, to)
    answers.push(body.apiSuccess)
  }
  return answers
}

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  await payload.create({
    collection: 'payment-settings',
    data: {
      project: project.id,
      cashOnDelivery: { isActive: true, feePaise: 0 },
      bankTransfer: { isActive: true, instructions: 'Account 1' },
    } as never,
    overrideAccess: true,
    context: { project },
  })
  // Staff record the cash here.
  await payload.create({
    collection: 'courier-settings',
    data: { project: project.id, collectsCash: false } as never,
    overrideAccess: true,
    context: { project },
  })
  ;[student, admin] = [await createStudent(payload, project), await staffDesk(payload, project, 800)]
  proven = await staffDesk(payload, project, 800, [], { session: PROVEN })
  goods = await createGoods(payload, project, 100)
  course = (await createCourse(payload, project)).product
})

describe('working on orders', () => {
  const CALLS: [string, (order: Order) => object][] = [
    ['/sales/note', () => ({ text: 'x', isInternal: true })],
    ['/parcels/pack', () => ({ lines: [0] })],
    ['/sales/cancel', () => ({ reason: 'Because' })],
    ['/sales/takemoney', () => ({ reference: 'RECEIPT 1' })],
    ['/sales/sendpaylink', () => ({})],
  ]
  it('needs edit permission for orders of the project', async () => {
    const order = await orderBy(payload, student, { products: [goods] })
    const before = await orderOf(payload, String(order.id))
    const elsewhere = await createProject(payload)
    const strangers: [string, Post, number][] = [
      ['the student', student.calls, 403],
      [
        'a sub admin with products alone',
        await staffDesk(payload, project, 650, [{ id: 'products', canEdit: true }]),
        403,
      ],
      [
        'a sub admin who may only look',
        await staffDesk(payload, project, 650, [{ id: 'orders', canEdit: false }]),
        403,
      ],
      [
        'an admin in a view-as session',
        await staffDesk(payload, project, 800, [], { isReadOnly: true }),
        // A view-as session may not change anything.
        401,
      ],
      ['an admin of another project', await staffDesk(payload, elsewhere, 800), 404],
    ]
    for (const [who, post, status] of strangers)
      for (const [path, body] of CALLS)
        expect((await post(path, { orderId: order.id, ...body(order) })).status, `${who} ${path}`).toBe(
          status,
        )
    expect(await orderOf(payload, String(order.id))).toEqual(before)
  })
})

describe('a payment that the order does not show', () => {
  it('is settled when staff query the gateway', async () => {
    const { product } = await createCourse(payload, project)
    const { orderId, gatewayOrderId } = await startBuying(student.browser, String(product.id))
    const [payment] = await find('payments', await orderOf(payload, orderId))
    const ask = () => admin('/sales/checkpayment', { paymentId: payment?.id })
    expect((await ask()).body.message).toBe(STAFF_TEXTS.paymentOpen)
    const reader = await staffDesk(payload, project, 650, [{ id: 'orders', canEdit: false }])
    const elsewhere = await staffDesk(payload, await createProject(payload), 800)
    for (const [post, status] of [
      [reader, 403],
      [student.calls, 403],
      [elsewhere, 404],
    ] as const)
      expect((await post('/sales/checkpayment', { paymentId: payment?.id })).status).toBe(status)
    await payAtGateway(payload, project, gatewayOrderId)
    expect((await ask()).body.message).toBe(STAFF_TEXTS.paymentFound)
    expect(await orderOf(payload, orderId)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    expect((await ask()).body.message).toBe(STAFF_TEXTS.paymentKnown)
  })

  it('can be queried three times a minute', async () => {
    const { product } = await createCourse(payload, project)
    const { orderId } = await startBuying(student.browser, String(product.id))
    const [payment] = await find('payments', await orderOf(payload, orderId))
    const ask = () => admin('/sales/checkpayment', { paymentId: payment?.id })
    const codes = (await Promise.all([1, 2, 3, 4].map(ask))).map(({ body }) => body.code)
    expect(codes.filter(Boolean)).toEqual(['limit'])
  })
})

describe('a note', () => {
  it('is in the timeline once, and visible to the student unless internal', async () => {
    const order = await orderBy(payload, student, { products: [course] })
    const note = { orderId: order.id, text: 'Call before 5 pm', isInternal: true }
    await Promise.all([admin('/sales/note', note), admin('/sales/note', note)])
    await admin('/sales/note', { ...note, text: 'We called you', isInternal: false })
    const { timeline } = await orderOf(payload, String(order.id))
    expect(timeline.filter(({ event }) => event === 'note').map(({ text, by }) => [text, by])).toEqual([
      ['Call before 5 pm', 'Test Person'],
      ['We called you', 'Test Person'],
    ])
    const seen = await payload.findByID({
      collection: 'orders',
      id: order.id,
      overrideAccess: false,
      user: { ...student, collection: 'users', _isStaff: false } as never,
      context: { project },
    })
    expect(seen.timeline.flatMap(({ event, text, by }) => (event === 'note' ? [text, by] : []))).toEqual([
      'We called you',
      null,
    ])
  })
})

describe('goods', () => {
  it('are packed, shipped and delivered in this order, and complete the order once its cash is recorded', async () => {
    const order = await orderBy(payload, student, { products: [goods], method: 'cashOnDelivery' })
    expect([order.status, order.paymentStatus, order.fulfilment]).toEqual(['confirmed', 'due', 'waiting'])
    expect(await move(order, 'shipped', 'delivered')).toEqual([false, false])
    expect(await move(order, 'packed', 'shipped', 'packed', 'delivered', 'shipped')).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    const delivered = await orderOf(payload, String(order.id))
    expect([delivered.status, delivered.paymentStatus, delivered.fulfilment]).toEqual([
      'confirmed',
      'due',
      'done',
    ])
    const asked = { orderId: order.id }
    const taken = await Promise.all([1, 2, 3].map(() => admin('/sales/takemoney', asked)))
    expect(taken.map(({ body }) => body.apiSuccess)).toEqual([true, true, true])
    const after = await orderOf(payload, String(order.id))
    expect([after.status, after.paymentStatus, after.fulfilment]).toEqual(['completed', 'paid', 'done'])
    expect((await find('payments', order)).map(({ status, amountPaise }) => [status, amountPaise])).toEqual([
      ['paid', 49_900],
    ])
    expect((await eventsOf(order)).filter((event) => event === 'paid')).toHaveLength(1)
  })

  it('complete the order with the last line when the cash came first; a double click moves once', async () => {
    const order = await orderBy(payload, student, { products: [goods], method: 'cashOnDelivery' })
    await admin('/sales/takemoney', { orderId: order.id })
    await Promise.all([1, 2, 3].map(() => step(order, 'packed')))
    expect((await eventsOf(order)).filter((event) => event === 'packed')).toHaveLength(1)
    await move(order, 'shipped', 'delivered')
    expect((await orderOf(payload, String(order.id))).status).toBe('completed')
    const notified = await payload.find({
      collection: 'notifications',
      where: { user: { equals: student.id }, title: { contains: goods.title } },
      overrideAccess: true,
    })
    expect(notified.docs.length).toBeGreaterThanOrEqual(2)
  })

  it('are not sent before the order is paid or due; learning products never', async () => {
    const unpaid = await orderBy(payload, student, { products: [goods] })
    expect(await move(unpaid, 'packed')).toEqual([false])
    const learning = await orderBy(payload, student, { products: [course] })
    await admin('/sales/takemoney', { orderId: learning.id, reference: 'Receipt of learning' })
    expect(await move(learning, 'packed', 'shipped')).toEqual([false, false])
  })
})

describe('a transfer', () => {
  it('submitted by the student is confirmed once by its reference, and opens the products', async () => {
    const buyer = await createStudent(payload, project)
    const order = await orderBy(payload, buyer, { products: [course], method: 'bankTransfer' })
    await buyer.calls('/order/transfer', { orderId: order.id, reference: 'UTR 1001' })
    const asked = { orderId: order.id, arrivedOn }
    expect((await admin('/sales/takemoney', asked)).body.code).toBe('referenceNeeded')
    for (const reference of ['a', 'UTR 1', 'UTR_10011', '------'])
      expect((await admin('/sales/takemoney', { ...asked, reference })).status, reference).toBe(400)
    const ahead = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    for (const day of [{ arrivedOn: undefined }, { arrivedOn: ahead }])
      expect((await admin('/sales/takemoney', { ...asked, ...day, reference: 'UTR 1001' })).body.code).toBe(
        'dayNeeded',
      )
    const confirmTransfer = () => admin('/sales/takemoney', { ...asked, reference: ' utr  1001 ' })
    const answers = await Promise.all([confirmTransfer(), confirmTransfer()])
    expect(answers.map(({ body }) => body.apiSuccess)).toEqual([true, true])
    const after = await orderOf(payload, String(order.id))
    expect([after.status, after.paymentStatus, after.lines[0]?.state]).toEqual([
      'completed',
      'paid',
      'fulfilled',
    ])
    expect((await find('payments', order)).map(({ status }) => status)).toEqual(['paid'])
    expect(after.timeline.find(({ event, by }) => event === 'note' && by)?.text).toMatch(
      /^Payment taken, reference UTR1001, arrived on \d{1,2} [A-Z][a-z]{2} \d{4}$/,
    )
    const again = await admin('/sales/takemoney', { ...asked, reference: 'UTR 1002' })
    expect(again.body.code).toBe('alreadyPaid')
    expect(await find('refunds', order)).toEqual([])
  })

  it.each([
    ['another transfer', { method: 'bankTransfer' }, 'UTR 2001'],
    ['money that was taken at the desk', {}, 'UTR/2002-1'],
  ])('pays one order only, and not %s', async (_, other, reference) => {
    const [first, second] = [await createStudent(payload, project), await createStudent(payload, project)]
    const orders = [
      await orderBy(payload, first, { products: [course], method: 'bankTransfer' }),
      await orderBy(payload, second, { products: [course], ...other } as never),
    ]
    const confirmTransfer = (order: Order) =>
      admin('/sales/takemoney', { orderId: order.id, reference, arrivedOn })
    const answers = await Promise.all(orders.map(confirmTransfer))
    expect(answers.map(({ body }) => body.code ?? 'fine').toSorted()).toEqual(['fine', 'referenceUsed'])
    const after = await Promise.all(orders.map(({ id }) => orderOf(payload, String(id))))
    expect(after.filter(({ paymentStatus }) => paymentStatus === 'paid')).toHaveLength(1)
  })
})

describe('an order that staff cancel', () => {
  it('is restocked and notified, and a manual payment waits for a manual refund', async () => {
    const few = await createGoods(payload, project, 2)
    const order = await orderBy(payload, student, { products: [few], method: 'cashOnDelivery' })
    await admin('/sales/takemoney', { orderId: order.id })
    const body = { orderId: order.id, reason: 'The book is damaged' }
    // It causes a refund, which needs a fresh code.
    expect(await admin('/sales/cancel', body)).toMatchObject({ status: 403, body: { code: 'proofNeeded' } })
    expect((await orderOf(payload, String(order.id))).status).toBe('confirmed')
    const cancel = () => proven('/sales/cancel', body)
    expect((await Promise.all([cancel(), cancel()])).map(({ body }) => body.apiSuccess)).toEqual([true, true])
    const after = await orderOf(payload, String(order.id))
    expect([after.status, after.fulfilment]).toEqual(['cancelled', 'cancelled'])
    const [level] = await readRows({
      payload,
      collection: 'stock-levels',
      where: { product: { equals: few.id } },
      sort: ['key'],
      limit: 1,
    })
    expect(level?.available).toBe(2)
    const refunds = await find('refunds', order)
    expect(refunds.map(({ state }) => state)).toEqual(['byHand'])
  })

  it('is refused when some of it was shipped', async () => {
    const order = await orderBy(payload, student, { products: [goods], method: 'cashOnDelivery' })
    await move(order, 'packed')
    const answer = await admin('/sales/cancel', { orderId: order.id, reason: 'Too late' })
    expect(answer.body).toMatchObject({ apiSuccess: false, code: 'tooLate' })
    expect((await orderOf(payload, String(order.id))).status).toBe('confirmed')
  })
})

describe('a manual refund', () => {
  async function waiting() {
    const order = await orderBy(payload, student, { products: [goods], method: 'cashOnDelivery' })
    await admin('/sales/takemoney', { orderId: order.id })
    await proven('/sales/cancel', { orderId: order.id, reason: 'Not wanted' })
    const [refund] = await find('refunds', order)
    return { order, refund: String(refund?.id) }
  }

  it('needs the payments module and a fresh code', async () => {
    const { order, refund } = await waiting()
    const subadmin = await staffDesk(
      payload,
      project,
      650,
      ['orders', 'payments'].map((id) => ({ id, canEdit: true })),
      { session: PROVEN },
    )
    const body = { refundId: refund, reference: 'UTR 9' }
    expect((await subadmin('/sales/closerefund', body)).status).toBe(403)
    const stale = await admin('/sales/closerefund', body)
    expect([stale.status, stale.body.code]).toEqual([403, 'proofNeeded'])
    expect((await orderOf(payload, String(order.id))).paymentStatus).toBe('paid')
  })

  it('is recorded once, and then the order is refunded', async () => {
    const { order, refund } = await waiting()
    const proven = await staffDesk(payload, project, 800, [], { session: PROVEN })
    const close = () => proven('/sales/closerefund', { refundId: refund, reference: 'UTR 10' })
    expect((await Promise.all([close(), close()])).map(({ body }) => body.apiSuccess)).toEqual([true, true])
    const after = await orderOf(payload, String(order.id))
    expect([after.paymentStatus, after.refundedPaise]).toEqual(['refunded', 49_900])
    expect(after.timeline.filter(({ event }) => event === 'refunded')).toHaveLength(1)
    const [row] = await find('refunds', order)
    expect(row).toMatchObject({ state: 'done', gatewayRefundId: 'UTR 10' })
    const elsewhere = await staffDesk(payload, await createProject(payload), 800, [], { session: PROVEN })
    expect((await elsewhere('/sales/closerefund', { refundId: refund, reference: 'UTR 11' })).status).toBe(
      404,
    )
  })
})
