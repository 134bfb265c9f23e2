import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import type { Entitlement, Order, SupportTicket } from '#payload-types'

/** Condition for entitlements to content, without the products themselves, which are in the orders. */
export const LEARNING_ENTITLEMENTS: Where = { kind: { not_equals: 'product' } }

/** Rows per section of a person's page. */
const SHOWN = 5
/** Upper limit of orders that are read. */
const MAX_ORDERS = 1000

type Part<T> = { rows: T[]; total: number }

/** A student's orders, courses and tickets; a part is null when the viewer has no permission for it. */
export type PersonOverview = {
  /** `netPaidPaise`: all payments less refunds. */
  orders: (Part<Order> & { keptPaise: number }) | null
  courses: Part<Entitlement> | null
  tickets: Part<SupportTicket> | null
}

async function newest<S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  where: Where,
  sort: string,
): Promise<Part<DataFromCollectionSlug<S>>> {
  const { docs, totalDocs } = await req.payload.find({
    ...{ collection, where, sort, depth: 0, limit: SHOWN, req },
    overrideAccess: false,
    user: req.user,
  })
  return { rows: docs as unknown as DataFromCollectionSlug<S>[], total: totalDocs }
}

async function netPaymentsOf(req: PayloadRequest, student: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { student: { equals: student } },
    select: { netPaymentPaise: true },
    depth: 0,
    limit: MAX_ORDERS,
    pagination: false,
    overrideAccess: false,
    req,
    user: req.user,
  })
  return docs.reduce((sum, { netPaymentPaise }) => sum + (netPaymentPaise ?? 0), 0)
}

type Reach = Record<keyof PersonOverview, boolean>

/** Loads the parts of a person's page named by `sees`, with the access control of the requesting user. */
export async function personOverview(
  req: PayloadRequest,
  student: string,
  sees: Reach,
): Promise<PersonOverview> {
  const own = { student: { equals: student } }
  const [orders, keptPaise, courses, tickets] = await Promise.all([
    sees.orders ? newest(req, 'orders', own, '-placedAt') : null,
    sees.orders ? netPaymentsOf(req, student) : 0,
    sees.courses ? newest(req, 'entitlements', { ...own, ...LEARNING_ENTITLEMENTS }, '-startsAt') : null,
    sees.tickets ? newest(req, 'support-tickets', own, '-createdAt') : null,
  ])
  return { orders: orders && { ...orders, keptPaise }, courses, tickets }
}
