import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload'
import { grantNameOf } from '#domain/entitlements/grantKey.ts'
import type { Order, SupportTicket } from '#payload-types'
import { type WithOrigin, withOrigins } from '../entitlements/withOrigins.ts'

/** Condition for entitlements to content, without the products themselves, which are in the orders. */
export const LEARNING_ENTITLEMENTS: Where = { kind: { not_equals: 'product' } }

/** Rows per section of a person's page. */
const SHOWN = 5
/** Limit 0 reads all rows, since sums cover all of them. */
const UNLIMITED = 0

type Part<T> = { rows: T[]; total: number }

/** A student's orders, courses and tickets; a part is null when the viewer has no permission for it. */
export type PersonOverview = {
  /** `netPaidPaise`: all payments less refunds. */
  orders: (Part<Order> & { netPaidPaise: number }) | null
  courses: Part<WithOrigin> | null
  tickets: Part<SupportTicket> | null
}

async function newest<S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  where: Where,
  sort: string,
): Promise<Part<DataFromCollectionSlug<S>>> {
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where,
    sort,
    depth: 0,
    limit: SHOWN,
    req,
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
    limit: UNLIMITED,
    pagination: false,
    overrideAccess: false,
    req,
    user: req.user,
  })
  return docs.reduce((sum, { netPaymentPaise }) => sum + (netPaymentPaise ?? 0), 0)
}

/** The latest courses and tests of a student, and their number: one row for each purchase or grant, however many entitlements it has. */
export async function courseAccesses(req: PayloadRequest, where: Where): Promise<Part<WithOrigin>> {
  const { docs } = await req.payload.find({
    collection: 'entitlements',
    where,
    sort: '-startsAt',
    depth: 0,
    limit: UNLIMITED,
    pagination: false,
    overrideAccess: false,
    req,
    user: req.user,
  })
  const newestByGrant = new Map<string, (typeof docs)[number]>()
  for (const row of docs) if (!newestByGrant.has(grantNameOf(row))) newestByGrant.set(grantNameOf(row), row)
  const rows = [...newestByGrant.values()]
  return { rows: await withOrigins(req, rows.slice(0, SHOWN)), total: rows.length }
}

/** The parts that a viewer may see. */
type VisibleParts = Record<keyof PersonOverview, boolean>

/** Loads the visible parts of a person's page, with the access control of the requesting user. */
export async function personOverview(
  req: PayloadRequest,
  student: string,
  visible: VisibleParts,
): Promise<PersonOverview> {
  const own = { student: { equals: student } }
  const [orders, netPaidPaise, courses, tickets] = await Promise.all([
    visible.orders ? newest(req, 'orders', own, '-placedAt') : null,
    visible.orders ? netPaymentsOf(req, student) : 0,
    visible.courses ? courseAccesses(req, { ...own, ...LEARNING_ENTITLEMENTS }) : null,
    visible.tickets ? newest(req, 'support-tickets', own, '-createdAt') : null,
  ])
  return { orders: orders && { ...orders, netPaidPaise }, courses, tickets }
}
