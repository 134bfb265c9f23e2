import type { PayloadRequest } from 'payload'
import { inProject } from '#access/compose.ts'
import { MODULES } from '#access/modules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import type { Order } from '#payload-types'

/**
 * An order as a staff member may see it: `products` are those whose lines are visible, null for all; `isWhole` when all lines are
 * visible, which actions on the whole order require.
 */
export type StaffOrder = { order: Order; products: readonly string[] | null; isWhole: boolean }

/** An order that the requesting staff member may view or edit; null otherwise, as if it did not exist. */
export async function staffOrder(
  req: PayloadRequest,
  id: string,
  need: 'view' | 'edit',
): Promise<StaffOrder | null> {
  const viewer = viewerOf(req)
  const here = inProject({ req })
  if (!viewer?.isStaff || here === false || (need === 'edit' && viewer.isReadOnly)) return null
  const extent = collectionGrant(viewer, 'orders', MODULES)[need]
  if (extent === 'none') return null
  const own = { id: { equals: id } }
  const order = await readRow({
    payload: req.payload,
    collection: 'orders',
    where: here === true ? own : { and: [own, here] },
  })
  if (!order) return null
  const products = extent === 'all' ? null : extent.ids
  const seen = order.lines.filter(({ product }) => products?.includes(product) ?? true)
  if (seen.length === 0) return null
  return { order, products, isWhole: seen.length === order.lines.length }
}
