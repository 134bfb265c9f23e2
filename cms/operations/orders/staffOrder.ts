import type { PayloadRequest } from 'payload'
import { inProject } from '#access/compose.ts'
import { MODULES } from '#access/modules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import type { Order } from '#payload-types'

/**
 * An order as somebody of the staff works on it: `products` are those whose lines they see, null for all; `isWhole` says
 * that every line is among them, so that they may act on the order as a whole.
 */
export type StaffOrder = { order: Order; products: readonly string[] | null; isWhole: boolean }

/** An order that a module of the asker opens, to look at or to work on; null for all others, which might as well not exist. */
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
