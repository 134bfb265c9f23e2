import type { CollectionAfterReadHook } from 'payload'
import { idOf } from '#access/idOf.ts'
import { assignedIn } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'

/** After an order is read by a sub admin: lines of products that are not assigned to them are gone, with their share of the sums. */
export const hideForeignLines: CollectionAfterReadHook = ({ doc, req, overrideAccess }) => {
  if (overrideAccess || !Array.isArray(doc.lines)) return doc
  const assigned = assignedIn(req, 'orders')
  if (!assigned || idOf(doc.student) === viewerOf(req)?.id) return doc
  const lines = (doc.lines as OrderLine[]).filter(({ product }) => assigned.ids.includes(product))
  if (lines.length === doc.lines.length) return doc
  const payablePaise = lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0)
  return { ...doc, lines, itemsPaise: payablePaise, offerPaise: 0, payablePaise }
}
