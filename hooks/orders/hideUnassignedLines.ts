import type { CollectionAfterReadHook } from 'payload'
import { assignmentLimit } from '#access/moduleRules.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { partOfOrder } from '#domain/orders/partOfOrder.ts'

/**
 * After an order is read by a sub admin: hides lines of products that are not assigned to them, and replaces
 * all amounts by those of the visible lines. This includes their own orders: the storefront reads those with
 * a student session.
 */
export const hideUnassignedLines: CollectionAfterReadHook = ({ doc, req, overrideAccess }) => {
  if (overrideAccess || !Array.isArray(doc.lines)) return doc
  const assigned = assignmentLimit(req, 'orders')
  return assigned ? { ...doc, ...partOfOrder(doc as { lines: OrderLine[] }, assigned.ids) } : doc
}
