import type { OrderEvent } from './OrderSchemas.ts'

/** Events that are written once per line. */
const LINE_EVENTS: readonly OrderEvent['event'][] = [
  ...(['packed', 'shipped', 'delivered', 'cameBack', 'lost', 'sentAgain', 'corrected'] as const),
]

/**
 * The displayed timeline of an order: events of several lines at the same time are merged into one that lists
 * them all, and the start of a refund is left out once it has arrived.
 */
export function shownEvents(events: readonly OrderEvent[]): OrderEvent[] {
  let arrived = events.filter(({ event }) => event === 'refunded').length
  const shown: OrderEvent[] = []
  for (const event of events) {
    // The refunds started first are those that arrived.
    if (event.event === 'refundStarted' && arrived-- > 0) continue
    const at = LINE_EVENTS.includes(event.event) ? shown.findIndex((other) => isSame(event, other)) : -1
    const before = shown[at]
    if (before) shown[at] = { ...before, text: [before.text, event.text].filter(Boolean).join(', ') }
    else shown.push(event)
  }
  return shown
}

const isSame = (a: OrderEvent, b: OrderEvent): boolean =>
  a.event === b.event && a.at === b.at && a.by === b.by && a.isInternal === b.isInternal
