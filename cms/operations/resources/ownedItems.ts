import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { DigitalItem, SellingProduct } from '#payload-types'
import { activeOrFutureAt } from '../learning/findEntitlement.ts'

/** A digital item that a student may download. `endsAt`: ms since epoch; null for unlimited. */
export type OwnedItem = { item: DigitalItem; product: string; endsAt: number | null }

type Right = { product: string; endsAt: number | null }

const later = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b)

/** Upper limit of entitlements that are read. */
const MAX_OPEN = 2000

/**
 * All digital items a student may download now: their own entitlements, and the current items of products they can open. Revoked
 * entitlements give nothing. Product titles are in `locale`.
 */
export async function ownedItems(
  payload: BasePayload,
  project: RequestProject,
  student: string,
  now: Date,
  locale: Locale = 'en',
): Promise<OwnedItem[]> {
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        { student: { equals: student } },
        { project: { equals: project.id } },
        { kind: { in: ['product', 'digital-item'] } },
        activeOrFutureAt(now),
      ],
    },
    sort: ['startsAt'],
    limit: MAX_OPEN,
    select: ['kind', 'target', 'title', 'startsAt', 'endsAt'],
  })
  // Extensions that start later count for the end date, but do not open anything by themselves.
  const begun = new Set(
    rows.flatMap(({ startsAt, target }) => (Date.parse(startsAt) <= now.getTime() ? target : [])),
  )
  const open = rows.filter(({ target }) => begun.has(target))
  const rights = new Map<string, Right>()
  const give = (item: string, right: Right) => {
    const known = rights.get(item)
    const isLonger = !known || later(known.endsAt, right.endsAt) !== known.endsAt
    if (isLonger) rights.set(item, right)
  }
  const endOf = (endsAt: string | null | undefined) => (endsAt ? Date.parse(endsAt) : null)
  const products = await productsOf(
    payload,
    project,
    open.flatMap(({ kind, target }) => (kind === 'product' ? target : [])),
  )
  for (const { kind, target, title, endsAt } of open) {
    if (kind === 'digital-item') give(target, { product: title, endsAt: endOf(endsAt) })
    const product = products.get(target)
    for (const item of (kind === 'product' && product?.digitalItems) || [])
      give(idOf(item) as string, {
        product: localisedText(locale, product?.title, product?.hindi?.title) ?? title,
        endsAt: endOf(endsAt),
      })
  }
  if (rights.size === 0) return []
  const { docs } = await payload.db.find<DigitalItem>({
    collection: 'digital-items',
    where: { and: [{ project: { equals: project.id } }, { id: { in: [...rights.keys()] } }] },
    sort: 'title',
    pagination: false,
    limit: 0,
  })
  return docs.flatMap((item) => {
    const right = rights.get(String(item.id))
    return right ? [{ item, ...right }] : []
  })
}

async function productsOf(
  payload: BasePayload,
  project: RequestProject,
  ids: string[],
): Promise<Map<string, SellingProduct>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { and: [{ project: { equals: project.id } }, { id: { in: ids } }] },
    pagination: false,
    limit: 0,
    select: { title: true, hindi: true, digitalItems: true },
  })
  return new Map(docs.map((product) => [String(product.id), product]))
}
