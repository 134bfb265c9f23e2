import type { CollectionAfterReadHook } from 'payload'
import { assignmentLimit } from '#access/moduleRules.ts'
import type { ShipmentLine } from '#domain/shipments/ShipmentLineSchema.ts'

/** After a parcel is read by a sub admin: hides lines of products that are not assigned to them. */
export const hideUnassignedGoods: CollectionAfterReadHook = ({ doc, req, overrideAccess }) => {
  if (overrideAccess || !Array.isArray(doc.lines)) return doc
  const assigned = assignmentLimit(req, 'shipments')
  if (!assigned) return doc
  return {
    ...doc,
    lines: (doc.lines as ShipmentLine[]).filter(({ product }) => assigned.ids.includes(product)),
  }
}
