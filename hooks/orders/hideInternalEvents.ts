import type { CollectionAfterReadHook } from 'payload'
import { viewersField } from '#access/moduleRules.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'

/** After an order is read by its student: hides internal notes and the names of staff. */
export const hideInternalEvents: CollectionAfterReadHook = ({ doc, req, overrideAccess }) => {
  if (overrideAccess || !Array.isArray(doc.timeline) || viewersField('orders')({ req } as never)) return doc
  const shown = (doc.timeline as OrderEvent[]).filter(({ isInternal }) => !isInternal)
  return { ...doc, timeline: shown.map((event) => ({ ...event, by: null })) }
}
