import type { PayloadRequest } from 'payload'
import { inProject } from '#access/compose.ts'
import { MODULES } from '#access/modules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import type { Shipment } from '#payload-types'

/** A parcel as a staff member may see it; `products` null for all, `isWhole` when all its lines are visible. */
export type StaffShipment = { shipment: Shipment; products: readonly string[] | null; isWhole: boolean }

/** Ids of the products whose parcels a staff member may view or edit: null for all, `none` without access to shipments or orders. */
export function manageableProducts(
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

/** A parcel that the requesting staff member may view or edit; null otherwise, as if it did not exist. */
export async function staffShipment(
  req: PayloadRequest,
  id: string,
  need: 'view' | 'edit',
): Promise<StaffShipment | null> {
  const products = manageableProducts(req, need)
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

/** An order that the requesting staff member may pack, with the ids of the products they may pack; null otherwise. */
export async function packableOrder(req: PayloadRequest, id: string) {
  const products = manageableProducts(req, 'edit')
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
