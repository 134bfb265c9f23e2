import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import type { Entitlement, Order, SupportTicket } from '#payload-types'

/** What is learnt from; the product that opened it stands in its order. */
export const LEARNT: Where = { kind: { not_equals: 'product' } }

/** Rows of each kind that a person's page shows. */
const SHOWN = 5
/** One person's orders; nobody has more. */
const MOST = 1000

type Part<T> = { rows: T[]; total: number }

/** What a student bought, opened and asked. Each part is null for somebody whose permissions do not reach it. */
export type PersonOverview = {
  /** `keptPaise`: what is kept of all their payments after refunds. */
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

async function keptOf(req: PayloadRequest, student: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { student: { equals: student } },
    select: { netPaymentPaise: true },
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    req,
    user: req.user,
  })
  return docs.reduce((sum, { netPaymentPaise }) => sum + (netPaymentPaise ?? 0), 0)
}

type Reach = Record<keyof PersonOverview, boolean>

/** Reads the parts of a person's page that `sees` names, under the access of who asks. */
export async function personOverview(
  req: PayloadRequest,
  student: string,
  sees: Reach,
): Promise<PersonOverview> {
  const own = { student: { equals: student } }
  const [orders, keptPaise, courses, tickets] = await Promise.all([
    sees.orders ? newest(req, 'orders', own, '-placedAt') : null,
    sees.orders ? keptOf(req, student) : 0,
    sees.courses ? newest(req, 'entitlements', { ...own, ...LEARNT }, '-startsAt') : null,
    sees.tickets ? newest(req, 'support-tickets', own, '-createdAt') : null,
  ])
  return { orders: orders && { ...orders, keptPaise }, courses, tickets }
}
