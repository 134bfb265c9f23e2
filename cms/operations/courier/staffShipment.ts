import type { PayloadRequest } from 'payload'
import { inProject } from '#access/compose.ts'
import { MODULES } from '#access/modules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import type { Shipment } from '#payload-types'

/** A parcel as somebody of the staff works on it; `isWhole` says that they see everything in it. */
export type StaffShipment = { shipment: Shipment; products: readonly string[] | null; isWhole: boolean }

/**
 * The products whose parcels somebody sees or works on: null for all, `none` for somebody who does not at all. Who looks
 * after couriers does, and so does who works on orders.
 */
export function workedProducts(
  req: PayloadRequest,
  need: 'view' | 'edit',
): readonly string[] | null | 'none' {
  const viewer = viewerOf(req)
  if (!viewer?.isStaff || (need === 'edit' && viewer.isReadOnly)) return 'none'
  const extents = (['shipments', 'orders'] as const).map(
    (slug) => collectionGrant(viewer, slug, MODULES)[need],
  )
  if (extents.includes('all')) return null
  const narrowed = extents.find((extent) => typeof extent === 'object')
  return narrowed ? narrowed.ids : 'none'
}

/** A parcel that a module of the asker opens, to look at or to work on; null for all others, which might as well not exist. */
export async function staffShipment(
  req: PayloadRequest,
  id: string,
  need: 'view' | 'edit',
): Promise<StaffShipment | null> {
  const products = workedProducts(req, need)
  const here = inProject({ req })
  if (products === 'none' || here === false) return null
  const own = { id: { equals: id } }
  const shipment = await readRow({
    payload: req.payload,
    collection: 'shipments',
    where: here === true ? own : { and: [own, here] },
  })
  if (!shipment) return null
  const seen = shipment.lines.filter(({ product }) => products?.includes(product) ?? true)
  if (seen.length === 0) return null
  return { shipment, products, isWhole: seen.length === shipment.lines.length }
}

/** An order whose goods the asker may pack, with the products that they pack; null for all others. */
export async function packedOrder(req: PayloadRequest, id: string) {
  const products = workedProducts(req, 'edit')
  const here = inProject({ req })
  if (products === 'none' || here === false) return null
  const own = { id: { equals: id } }
  const order = await readRow({
    payload: req.payload,
    collection: 'orders',
    where: here === true ? own : { and: [own, here] },
  })
  const seen = order?.lines.filter(({ product }) => products?.includes(product) ?? true) ?? []
  return order && seen.length > 0 ? { order, products } : null
}
