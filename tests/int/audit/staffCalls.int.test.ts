import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import type { SessionUser } from '#access/viewer.ts'
import { CALLS } from '#cms/endpoints/all.ts'
import { type Call, defineCall } from '#cms/endpoints/defineCall.ts'
import { recordAudit } from '#cms/operations/audit/recordAudit.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow, readRows } from '#database/guard.ts'
import type { AuditLog, Order, Refund, SellingProduct, User } from '#payload-types'
import { startBuying } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { deliverOrder } from '#tests/support/shop/parcels.ts'
import {
  createGoods,
  createStudent,
  orderBy,
  type Post,
  type Student,
  staffDesk,
} from '../orders/staffOrders.ts'

let payload: BasePayload
let project: RequestProject
let admin: User
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  admin = await createPerson(payload, project, 800)
})

const entries = async (): Promise<AuditLog[]> =>
  readRows({
    payload,
    collection: 'audit-logs',
    where: { project: { equals: project.id } },
    sort: ['createdAt'],
    limit: 1000,
  })

/** A request of a person with all permissions, with an empty body. */
async function request(): Promise<PayloadRequest> {
  const user = {
    ...admin,
    _isStaff: true,
    userLevel: 1000,
    project: null,
    _sid: 'none',
  } as unknown as SessionUser
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  req.headers = new Headers({ [PROJECT_HEADER]: `${project.id} ${project.slug}` })
  req.json = async () => ({})
  return req
}

const STAFF_CALLS = CALLS.filter(({ needs }) => needs)
const WRITES = STAFF_CALLS.filter(({ method, audit }) => method === 'post' && typeof audit === 'object')

/** The same call with another handler. */
const withHandler = (call: Call, handle: (req: PayloadRequest) => Promise<object>): Call =>
  defineCall({
    path: call.path as `/${string}`,
    summary: call.summary,
    method: 'post',
    isForPlatform: true,
    needs: call.needs as 'staff',
    audit: call.audit as 'reads',
    body: z.any(),
    answer: z.any(),
    handle: ({ req }) => handle(req),
  })

describe('every call of the panel that changes something', () => {
  it('is among the tested calls', () => expect(WRITES.length).toBeGreaterThan(50))

  it.each(WRITES.map((call) => [call.path, call] as const))(
    '%s is audited when it succeeds, and not when it is refused',
    async (_, call) => {
      const before = (await entries()).length
      const silent = withHandler(call, async () => ({ apiSuccess: true, message: '' }))
      expect((await silent.endpoint.handler(await request())).status).toBe(200)
      const [entry, ...more] = (await entries()).slice(before)
      expect(more).toEqual([])
      expect(entry).toMatchObject({ actor: String(admin.id), entity: expect.any(String) })
      expect(entry?.summary.length).toBeGreaterThan(8)
      // Calls that write their own entry have one entry.
      const exact = withHandler(call, async (req) => {
        await recordAudit(req, { action: 'update', entity: 'exact', summary: 'Said more', now: new Date() })
        return { apiSuccess: true, message: '' }
      })
      await exact.endpoint.handler(await request())
      expect((await entries()).slice(before + 1).map(({ entity }) => entity)).toEqual(['exact'])
      const refused = withHandler(call, async () => ({ apiSuccess: false, message: '' }))
      await refused.endpoint.handler(await request())
      expect(await entries()).toHaveLength(before + 2)
    },
  )

  it.each(WRITES.map((call) => [call.path, call] as const))(
    '%s names its document by an existing field',
    (_, call) => {
      const rule = call.audit as Exclude<Call['audit'], string>
      const shape =
        call.body instanceof z.ZodObject ? call.body : (call.body as z.ZodUnion<[z.ZodObject]>).options[0]
      if (rule?.id) expect(Object.keys(shape.shape)).toContain(rule.id)
    },
  )

  it('cannot be defined without its audit entry', () =>
    expect(() =>
      defineCall({
        path: '/somewhere',
        summary: 'Something',
        needs: 'staff',
        body: z.any(),
        answer: z.any(),
        handle: async () => ({}),
      } as never),
    ).toThrow('does not say what is audited'))
})

describe('the order desk', () => {
  let desk: Post
  let student: Student
  let goods: SellingProduct
  beforeAll(async () => {
    const session = { provenUntil: new Date(Date.now() + 600_000).toISOString() }
    desk = await staffDesk(payload, project, 800, [], { session })
    student = await createStudent(payload, project)
    goods = await createGoods(payload, project, 50)
    const createSettings = (collection: 'payment-settings', data: object) =>
      payload.create({
        collection,
        data: { project: project.id, ...data } as never,
        overrideAccess: true,
        context: { project },
      })
    await createSettings('payment-settings', {
      cashOnDelivery: { isActive: true },
      bankTransfer: { isActive: true, instructions: 'Account 1' },
    })
  })
  const placed = () => orderBy(payload, student, { products: [goods], method: 'cashOnDelivery' })
  const paid = async (): Promise<Order> => {
    const order = await placed()
    await desk('/sales/takemoney', { orderId: order.id })
    return order
  }
  const terms = () => ({ reason: 'goodwill', way: 'source', requestKey: crypto.randomUUID() })

  /** A real request of each call of the order desk; new calls have to be added. */
  const ACTS: Record<string, () => Promise<object>> = {
    '/sales/note': async () => ({ orderId: (await placed()).id, text: 'A note', isInternal: true }),
    '/sales/cancel': async () => ({ orderId: (await paid()).id, reason: 'Not wanted' }),
    '/sales/changeaddress': async () => ({
      orderId: (await placed()).id,
      version: 0,
      name: 'Some Body',
      phone: '9800000001',
      line1: 'House 2',
      city: 'A city',
      state: 'MP',
      pincode: '462003',
    }),
    '/sales/takemoney': async () => ({ orderId: (await placed()).id }),
    '/sales/sendpaylink': async () => {
      const { product } = await createCourse(payload, project)
      return { orderId: (await orderBy(payload, student, { products: [product] })).id }
    },
    '/sales/checkpayment': async () => {
      const { product } = await createCourse(payload, project)
      const { orderId } = await startBuying(student.browser, String(product.id))
      const where = { order: { equals: orderId } }
      return { paymentId: (await readRow({ payload, collection: 'payments', where }))?.id }
    },
    '/sales/closerefund': async () => {
      const order = await paid()
      await desk('/sales/cancel', { orderId: order.id, reason: 'Not wanted' })
      const [refund] = (await readRows({
        payload,
        collection: 'refunds',
        where: { order: { equals: order.id } },
        sort: ['createdAt'],
        limit: 1,
      })) as Refund[]
      return { refundId: refund?.id, reference: 'UTR 77' }
    },
    '/sales/addorder': async () => {
      const wish = {
        student: student.id,
        items: [{ product: (await createCourse(payload, project)).product.id, quantity: 1 }],
      }
      const { body } = await desk<{ quote: { quoteId: string } }>('/sales/quote', wish)
      return {
        ...wish,
        quoteId: body.quote.quoteId,
        pay: { kind: 'offline', reference: crypto.randomUUID() },
      }
    },
    '/sales/buildcart': async () => ({ student: student.id, product: goods.id, quantity: 1 }),
    '/sales/sendcart': async () => {
      const { body } = await desk<{ cart: string }>('/sales/buildcart', {
        student: student.id,
        product: goods.id,
        quantity: 2,
      })
      return { cart: body.cart }
    },
    '/sales/cartcoupons': async () => {
      const { body } = await desk<{ cart: string }>('/sales/buildcart', {
        student: student.id,
        product: goods.id,
        quantity: 2,
      })
      return { cart: body.cart, coupon: [] }
    },
    '/sales/addaddress': async () => ({
      student: student.id,
      name: 'Asha',
      phone: '9800000077',
      line1: 'House 1, Mill Road',
      city: 'Bhopal',
      state: 'MP',
      pincode: '462002',
    }),
    '/sales/refund': async () => ({
      orderId: (await paid()).id,
      lines: [{ index: 0, paise: 100 }],
      ...terms(),
    }),
    '/sales/startreturn': async () => {
      const order = await paid()
      await deliverOrder(payload, String(order.id))
      return { orderId: order.id, lines: [{ index: 0, quantity: 1 }], ...terms() }
    },
    '/sales/decidereturn': async () => {
      const start = await ACTS['/sales/startreturn']?.()
      const { body } = await desk<{ returns: string[] }>('/sales/startreturn', start as object)
      return { id: body.returns[0], act: 'refuse', answer: 'Too late' }
    },
    '/sales/receivereturn': async () => {
      const start = await ACTS['/sales/startreturn']?.()
      const { body } = await desk<{ returns: string[] }>('/sales/startreturn', start as object)
      return { id: body.returns[0], grades: ['asNew'], answer: '' }
    },
    '/sales/sendinvoice': async () => {
      const order = await paid()
      const [invoice] = await readRows({
        payload,
        collection: 'invoices',
        where: { order: { equals: order.id } },
        sort: ['createdAt'],
        limit: 1,
      })
      await payload.db.updateOne({
        collection: 'invoices',
        id: String(invoice?.id),
        data: { mailState: 'sent' },
        returning: false,
      })
      await payload.db.updateOne({
        collection: 'users',
        id: String(student.id),
        data: { email: `${student.id}@example.org`, isEmailVerified: true },
        returning: false,
      })
      return { invoiceId: invoice?.id }
    },
  }
  const OF_DESK = WRITES.filter(({ path }) => path.startsWith('/sales/')).map(({ path }) => path)

  it.each(OF_DESK)('writes one audit entry for %s', async (path) => {
    const body = await ACTS[path]?.()
    expect(body, `${path} is not acted out here`).toBeDefined()
    const before = (await entries()).length
    const answer = await desk(path, body as object)
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ apiSuccess: true })
    expect((await entries()).slice(before)).toHaveLength(1)
  })
})
