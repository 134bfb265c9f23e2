import type { PayloadRequest, Where } from 'payload'
import { idOf } from '#access/idOf.ts'
import { ORDER_COLUMNS, orderRow } from '#domain/transfers/orderColumns.ts'
import type { Order, Payment, User } from '#payload-types'
import { projectZone } from '../content/projectZone.ts'

export type OrderRows = { where: Where; sort: string | string[]; limit: number; page: number }

const keyOf = (id: unknown): string => String(idOf(id as string) ?? '')

/** The gateway of each order: the one that took the money, else the one that was tried last. */
async function gatewaysOf(req: PayloadRequest, orders: Order[]): Promise<Map<string, string>> {
  const { docs } = await req.payload.db.find<Payment>({
    collection: 'payments',
    where: { order: { in: orders.map(({ id }) => id) } },
    select: { order: true, gateway: true, status: true },
    sort: 'createdAt',
    pagination: false,
    req,
  })
  const last = [...docs.filter(({ status }) => status !== 'paid'), ...docs.filter((p) => p.status === 'paid')]
  return new Map(last.map(({ order, gateway }) => [keyOf(order), gateway]))
}

/** The people who bought, as far as whoever asks may read them. */
async function buyersOf(req: PayloadRequest, orders: Order[]): Promise<Map<string, User>> {
  const ids = [...new Set(orders.map(({ student }) => keyOf(student)))]
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { uid: true, name: true, phone: true, email: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map(docs.map((user) => [String(user.id), user as User]))
}

/** A page of orders as lines of cells, with the rights of the request. Empty after the last one. */
export async function orderRows(req: PayloadRequest, ask: OrderRows): Promise<string[][]> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    ...ask,
    depth: 0,
    overrideAccess: false,
    req,
  })
  if (docs.length === 0) return []
  const [gateways, buyers] = await Promise.all([gatewaysOf(req, docs), buyersOf(req, docs)])
  const zones = new Map<string, string>()
  for (const project of new Set(docs.map(({ project }) => keyOf(project))))
    zones.set(project, await projectZone(req.payload, project))
  return docs.map((order) => {
    const row = orderRow(order, {
      gateway: gateways.get(keyOf(order.id)) ?? null,
      buyer: buyers.get(keyOf(order.student)) ?? null,
      timeZone: zones.get(keyOf(order.project)) ?? 'UTC',
    })
    return ORDER_COLUMNS.map((column) => row[column])
  })
}
