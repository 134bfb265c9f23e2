import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRows } from '#collections/guard.ts'
import type { Order, SellingProduct, Shipment } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import type { Account } from '#tests/support/shiprocket/account.ts'
import { createGoods, createStudent, orderBy, type Post, type Student, staffDesk } from '../orders/desk.ts'

export type Sending = {
  payload: BasePayload
  project: RequestProject
  student: Student
  admin: Post
  goods: SellingProduct
}

/** A project that sells books at the door, with a student, an admin and a book; `courier` are its settings. */
export async function openSending(payload: BasePayload, courier?: object): Promise<Sending> {
  const project = await createProject(payload)
  const made = (collection: 'payment-settings' | 'courier-settings', data: object) =>
    payload.create({
      collection,
      data: { project: project.id, ...data } as never,
      overrideAccess: true,
      context: { project },
    })
  await made('payment-settings', { cashOnDelivery: { isActive: true, feePaise: 1_900 } })
  if (courier) await made('courier-settings', courier)
  return {
    ...{ payload, project },
    student: await createStudent(payload, project),
    admin: await staffDesk(payload, project, 800),
    goods: await createGoods(payload, project, 1000),
  }
}

/** An order of one book, paid on delivery. */
export const orderGoods = (
  { payload, student, goods }: Sending,
  more: SellingProduct[] = [],
): Promise<Order> => orderBy(payload, student, { products: [goods, ...more], method: 'cashOnDelivery' })

/** Packs lines of an order; answers the parcel's id. */
export async function packed(
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

/** Says by hand, one after the other, where a parcel is. */
export async function moved({ admin }: Sending, shipmentId: string, ...states: string[]): Promise<boolean[]> {
  const answers: boolean[] = []
  for (const to of states) answers.push((await admin('/parcels/move', { shipmentId, to })).body.apiSuccess)
  return answers
}

/** What a courier posts to a project, with the token that was agreed on unless another one is given. */
export const tell = (
  project: RequestProject,
  message: object | string,
  token: string | null = 'hook-token-1',
) =>
  openBrowser(project).post<{ apiSuccess: boolean }>(
    '/parcels/news',
    typeof message === 'string' ? message : JSON.stringify(message),
    token === null ? {} : { 'x-api-key': token },
  )

/** What the student was told about an order, newest last. */
export const toldTo = async (payload: BasePayload, student: Student): Promise<string[]> =>
  (
    await payload.db.find<{ title: string }>({
      collection: 'notifications',
      where: { user: { equals: student.id } },
      sort: 'addedOn',
      pagination: false,
    })
  ).docs.map(({ title }) => title)

/** Settings of a project that sends by an account at Shiprocket. */
export const atShiprocket = (own: Account, more: object = {}) => ({
  courier: 'shiprocket',
  shiprocket: {
    ...{ isActive: true, email: own.email, password: own.password, pickupLocation: 'Primary' },
    ...{ webhookToken: 'hook-token-1', ...more },
  },
})
