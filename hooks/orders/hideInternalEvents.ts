import type { CollectionAfterReadHook } from 'payload'
import { viewersField } from '#access/moduleRules.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'

/** After an order is read by its student: notes of the staff among themselves are gone, and so are their names. */
export const hideInternalEvents: CollectionAfterReadHook = ({ doc, req, overrideAccess }) => {
  if (overrideAccess || !Array.isArray(doc.timeline) || viewersField('orders')({ req } as never)) return doc
  const shown = (doc.timeline as OrderEvent[]).filter(({ isInternal }) => !isInternal)
  return { ...doc, timeline: shown.map((event) => ({ ...event, by: null })) }
}
