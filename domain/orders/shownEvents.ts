import type { OrderEvent } from './OrderSchemas.ts'

/** Events that are written once for each line. */
const OF_A_LINE: readonly OrderEvent['event'][] = [
  ...(['packed', 'shipped', 'delivered', 'cameBack', 'lost', 'sentAgain', 'corrected'] as const),
]

/**
 * The timeline of an order as people read it: what happened to several lines in one moment is one event that names them all, and of a
 * refund that has arrived it no longer says that it was started.
 */
export function shownEvents(events: readonly OrderEvent[]): OrderEvent[] {
  let arrived = events.filter(({ event }) => event === 'refunded').length
  const shown: OrderEvent[] = []
  for (const one of events) {
    // The first refunds that were started are those that arrived.
    if (one.event === 'refundStarted' && arrived-- > 0) continue
    const at = OF_A_LINE.includes(one.event) ? shown.findIndex((other) => isSame(one, other)) : -1
    const before = shown[at]
    if (before) shown[at] = { ...before, text: [before.text, one.text].filter(Boolean).join(', ') }
    else shown.push(one)
  }
  return shown
}

const isSame = (one: OrderEvent, other: OrderEvent): boolean =>
  one.event === other.event &&
  one.at === other.at &&
  one.by === other.by &&
  one.isInternal === other.isInternal
