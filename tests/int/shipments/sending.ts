import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { placeOrder } from '#cms/operations/checkout/placeOrder.ts'
import { NO_PURCHASE_OPTIONS, quoteItems } from '#cms/operations/checkout/quoteItems.ts'
import { confirmCashOrder } from '#cms/operations/payments/confirmDue.ts'
import { readRows } from '#database/guard.ts'
import type { Order, SellingProduct, Shipment } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import type { Account } from '#tests/support/shiprocket/account.ts'
import { ADDRESS, createCoupon } from '#tests/support/shop/sell.ts'
import { giveCredits } from '#tests/support/wallets.ts'
import {
  createGoods,
  createStudent,
  orderBy,
  type Post,
  type Student,
  staffDesk,
} from '../orders/staffOrders.ts'

export type Sending = {
  payload: BasePayload
  project: RequestProject
  student: Student
  admin: Post
  goods: SellingProduct
}

/** Creates a project with cash on delivery, a student, an admin and a book; `courier` are its courier settings. */
export async function openSending(payload: BasePayload, courier?: object): Promise<Sending> {
  const project = await createProject(payload)
  const createSettings = (collection: 'payment-settings' | 'courier-settings', data: object) =>
    payload.create({
      collection,
      data: { project: project.id, ...data } as never,
      overrideAccess: true,
      context: { project },
    })
  await createSettings('payment-settings', { cashOnDelivery: { isActive: true, feePaise: 1_900 } })
  if (courier) await createSettings('courier-settings', courier)
  return {
    payload,
    project,
    student: await createStudent(payload, project),
    admin: await staffDesk(payload, project, 800),
    goods: await createGoods(payload, project, 1000),
  }
}

/** Places a cash on delivery order of one book. */
export const orderGoods = (
  { payload, student, goods }: Sending,
  more: SellingProduct[] = [],
): Promise<Order> => orderBy(payload, student, { products: [goods, ...more], method: 'cashOnDelivery' })

export const CREDITS = 20_000

/** Places a cash on delivery order of `count` books with a 10 % coupon and credits, as a new student. */
export async function orderWithCredits({ payload, project }: Sending, count = 1) {
  const person = await createStudent(payload, project)
  const books = await Promise.all(Array.from({ length: count }, () => createGoods(payload, project, 5)))
  const coupon = await createCoupon(payload, project, { totalLimit: 3, userLimit: 1 })
  await giveCredits(payload, project, person, CREDITS)
  const now = new Date()
  const method = 'cashOnDelivery' as const
  const purchase = {
    ...NO_PURCHASE_OPTIONS,
    codes: [coupon.code],
    place: ADDRESS,
    method,
    creditsPaise: CREDITS,
  }
  const items = books.map(({ id }) => ({ product: String(id), quantity: 1 }))
  const quoted = await quoteItems({ payload, project, person, items: items as never, purchase, now })
  if (!quoted.ok) throw new Error(quoted.reason)
  const order = await placeOrder({
    payload,
    project,
    quoted,
    now,
    method,
    gst: null,
    address: ADDRESS,
    student: person,
    by: person,
    panel: 'web' as const,
  })
  if (order.creditsPaise !== CREDITS) throw new Error('the credits were not spent')
  if ((await confirmCashOrder(payload, order, now)).state !== 'confirmed') throw new Error('not confirmed')
  return { order, person, books, coupon }
}

/** Packs lines of an order and returns the parcel's id. */
export async function packLinesOf(
  { admin }: Sending,
  order: Order,
  lines = [0],
  more: object = {},
): Promise<string> {
  const { body } = await admin<{ shipment: string }>('/parcels/pack', { orderId: order.id, lines, ...more })
  if (!body.apiSuccess) throw new Error(`not packed: ${body.message}`)
  return body.shipment
}

export const parcelsOf = (payload: BasePayload, order: Order): Promise<Shipment[]> =>
  readRows({
    payload,
    collection: 'shipments',
    where: { order: { equals: order.id } },
    sort: ['createdAt'],
    limit: 50,
  })

export const parcelRow = async (payload: BasePayload, id: string): Promise<Shipment> =>
  (await payload.db.findOne<Shipment>({ collection: 'shipments', where: { id: { equals: id } } })) as Shipment

/** Sets a parcel's states by hand, in sequence; returns the responses. */
export async function moveParcel(
  { admin }: Sending,
  shipmentId: string,
  ...states: string[]
): Promise<boolean[]> {
  const answers: boolean[] = []
  for (const to of states) answers.push((await admin('/parcels/move', { shipmentId, to })).body.apiSuccess)
  return answers
}

/** Posts a courier's webhook to a project, by default with the configured token. */
export const sendWebhook = (
  project: RequestProject,
  message: object | string,
  token: string | null = 'hook-token-1',
) =>
  openBrowser(project).post<{ apiSuccess: boolean }>(
    '/parcels/news',
    typeof message === 'string' ? message : JSON.stringify(message),
    token === null ? {} : { 'x-api-key': token },
  )

/** Titles of a student's notifications, oldest first. */
export const notificationTitles = async (payload: BasePayload, student: Student): Promise<string[]> =>
  (
    await payload.db.find<{ title: string }>({
      collection: 'notifications',
      where: { user: { equals: student.id } },
      sort: 'addedOn',
      pagination: false,
    })
  ).docs.map(({ title }) => title)

/** Titles and texts of a student's notifications, oldest first. */
export const messagesOf = async (payload: BasePayload, student: { id: unknown }): Promise<string[]> =>
  (
    await payload.db.find<{ title: string; text: string }>({
      collection: 'notifications',
      where: { user: { equals: student.id } },
      sort: 'addedOn',
      pagination: false,
    })
  ).docs.map(({ title, text }) => `${title}. ${text}`)

/** Courier settings with an account at Shiprocket. */
export const atShiprocket = (own: Account, more: object = {}) => ({
  courier: 'shiprocket',
  shiprocket: {
    isActive: true,
    email: own.email,
    password: own.password,
    pickupLocation: 'Primary',
    webhookToken: 'hook-token-1',
    ...more,
  },
})
