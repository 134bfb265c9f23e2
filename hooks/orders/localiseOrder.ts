import type { CollectionAfterReadHook } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import { localisedDelivery, localisedEvent, localisedLine } from '#domain/orders/localisedOrder.ts'
import type { Order } from '#payload-types'

/** After an order is read over REST: translates its lines, timeline and delivery into the language of the page. */
export const localiseOrder: CollectionAfterReadHook<Order> = ({ doc, req }) => {
  const locale = localeOf(req)
  if (locale === 'en' || req.payloadAPI !== 'REST') return doc
  const { lines, delivery, timeline } = doc as Partial<Order>
  return {
    ...doc,
    ...(Array.isArray(lines) ? { lines: lines.map((line) => localisedLine(locale, line)) } : {}),
    ...(Array.isArray(timeline) && Array.isArray(lines)
      ? { timeline: timeline.map((event) => localisedEvent(locale, lines, event)) }
      : {}),
    ...(delivery ? { delivery: localisedDelivery(locale, delivery) } : {}),
  }
}
