import { LINE_EVENTS } from './lineEvents.ts'
import type { OrderEvent } from './OrderSchemas.ts'

/**
 * The displayed timeline of an order: events of several lines at the same time are merged into one that lists
 * them all, and the start of a refund is left out once it has arrived.
 */
export function visibleEvents(events: readonly OrderEvent[]): OrderEvent[] {
  const arrived = new Set(events.filter(({ event }) => event === 'refunded').map(({ ref }) => ref))
  // Old events have no reference: the refunds started first are those that arrived.
  let older = events.filter((one) => one.event === 'refunded' && !one.ref).length
  const shown: OrderEvent[] = []
  for (const event of events) {
    if (event.event === 'refundStarted' && (event.ref ? arrived.has(event.ref) : older-- > 0)) continue
    const at = LINE_EVENTS.includes(event.event) ? shown.findIndex((other) => isSame(event, other)) : -1
    const before = shown[at]
    if (before) shown[at] = { ...before, text: [before.text, event.text].filter(Boolean).join(', ') }
    else shown.push(event)
  }
  return shown
}

const isSame = (a: OrderEvent, b: OrderEvent): boolean =>
  a.event === b.event && a.at === b.at && a.by === b.by && a.isInternal === b.isInternal
