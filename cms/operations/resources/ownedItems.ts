import type { BasePayload, Where } from 'payload'
import { idOf } from '#access/idOf.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { DigitalItem, Enrolment, Order, SellingProduct } from '#payload-types'
import { isRunning } from '../learning/findEnrolment.ts'

/** A file that a person has bought. `endsAt`: ms since epoch; null without an end. */
export type OwnedItem = { item: DigitalItem; product: string; endsAt: number | null }

/** A product a person has, until when; of several rights to the same one the longest counts. */
type Rights = Map<string, number | null>

const later = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b)

function give(rights: Rights, product: string, endsAt: number | null): void {
  const known = rights.get(product)
  rights.set(product, known === undefined ? endsAt : later(known, endsAt))
}

/**
 * Everything digital that a person may download now: of products in paid orders and running enrolments, and of what their
 * bundles hold. A refunded order gives nothing.
 */
export async function ownedItems(
  payload: BasePayload,
  project: RequestProject,
  student: string,
  now: Date,
): Promise<OwnedItem[]> {
  const rights = await rightsOf(payload, project, student, now)
  const products = await withContents(payload, project, rights)
  const from = new Map<string, Omit<OwnedItem, 'item'>>()
  for (const { id, title, digitalItems } of products) {
    const endsAt = rights.get(String(id)) ?? null
    for (const item of digitalItems ?? []) {
      const known = idOf(item)
      if (!known) continue
      const before = from.get(known)
      const isLonger = !before || later(before.endsAt, endsAt) !== before.endsAt
      if (isLonger) from.set(known, { product: title, endsAt })
    }
  }
  if (from.size === 0) return []
  const { docs } = await payload.db.find<DigitalItem>({
    collection: 'digital-items',
    where: { and: [{ project: { equals: project.id } }, { id: { in: [...from.keys()] } }] },
    sort: 'title',
    pagination: false,
    limit: 0,
  })
  return docs.flatMap((item) => {
    const right = from.get(String(item.id))
    return right ? [{ item, ...right }] : []
  })
}

async function rightsOf(
  payload: BasePayload,
  project: RequestProject,
  student: string,
  now: Date,
): Promise<Rights> {
  const own: Where[] = [{ project: { equals: project.id } }, { student: { equals: student } }]
  const all = { pagination: false, limit: 0 } as const
  const [orders, enrolments] = await Promise.all([
    payload.db.find<Order>({
      collection: 'orders',
      where: { and: [...own, { paymentStatus: { equals: 'paid' } }] },
      ...all,
    }),
    payload.db.find<Enrolment>({
      collection: 'enrolments',
      where: { and: [...own, { order: { exists: false } }, isRunning(now)] },
      ...all,
    }),
  ])
  const rights: Rights = new Map()
  for (const { lines, paidAt, placedAt } of orders.docs) {
    for (const { product, validityDays } of lines) {
      const endsAt = validityDays ? Date.parse(paidAt ?? placedAt) + validityDays * DAY_MS : null
      if (endsAt === null || endsAt > now.getTime()) give(rights, product, endsAt)
    }
  }
  for (const { product, endsAt } of enrolments.docs) {
    const id = idOf(product)
    if (id) give(rights, id, endsAt ? Date.parse(endsAt) : null)
  }
  return rights
}

/** The products of `rights` and, added to them, what bundles hold; a bundle holds no bundles. */
async function withContents(
  payload: BasePayload,
  project: RequestProject,
  rights: Rights,
): Promise<SellingProduct[]> {
  const bought = await productsOf(payload, project, [...rights.keys()])
  const held = new Set<string>()
  for (const { id, includes } of bought) {
    for (const inner of (includes ?? []).flatMap((one) => idOf(one) ?? [])) {
      if (!rights.has(inner)) held.add(inner)
      give(rights, inner, rights.get(String(id)) ?? null)
    }
  }
  return [...bought, ...(await productsOf(payload, project, [...held]))]
}

async function productsOf(
  payload: BasePayload,
  project: RequestProject,
  ids: string[],
): Promise<SellingProduct[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { and: [{ project: { equals: project.id } }, { id: { in: ids } }] },
    pagination: false,
    limit: 0,
    select: { title: true, digitalItems: true, includes: true },
  })
  return docs
}
