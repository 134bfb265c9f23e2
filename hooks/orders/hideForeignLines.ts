import type { CollectionAfterReadHook } from 'payload'
import { assignedIn } from '#access/moduleRules.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { partOfOrder } from '#domain/orders/partOfOrder.ts'

/**
 * After an order is read by a sub admin: lines of products that are not assigned to them are gone, and every amount is that
 * of their lines. Their own orders too: the storefront reads those with a learner's session.
 */
export const hideForeignLines: CollectionAfterReadHook = ({ doc, req, overrideAccess }) => {
  if (overrideAccess || !Array.isArray(doc.lines)) return doc
  const assigned = assignedIn(req, 'orders')
  return assigned ? { ...doc, ...partOfOrder(doc as { lines: OrderLine[] }, assigned.ids) } : doc
}
