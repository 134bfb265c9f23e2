import { formatInr } from '#domain/money/formatInr.ts'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'
import { visibleEvents } from '#domain/orders/visibleEvents.ts'
import { DESTINATION_NAMES, REFUND_REASON_NAMES } from '#domain/returns/names.ts'
import type { RefundDestination } from '#domain/returns/refundDestination.ts'
import { momentText } from '#domain/text/momentText.ts'
import { Badge } from '../ui/Badge.tsx'
import { EVENT_NAMES, gatewayName } from './orderTexts.ts'

/** Detail of an event, null when there is none; for `refunded` the destination, which older events do not have. */
function detailOf({ event, text }: OrderEvent): string | null {
  if (event === 'refunded') return DESTINATION_NAMES[text as RefundDestination] ?? null
  if (!text) return null
  if (event === 'refundStarted') return REFUND_REASON_NAMES[text as keyof typeof REFUND_REASON_NAMES] ?? text
  return event === 'paid' || event === 'paymentStarted' ? gatewayName(text) : text
}

const numbered = (events: readonly OrderEvent[]) =>
  visibleEvents(events)
    .map((event, number) => ({ event, number }))
    .toReversed()

/** Events of an order, newest first; internal ones are marked. */
export const OrderTimeline = ({ events, timeZone }: { events: OrderEvent[]; timeZone: string }) => (
  <section className="panel-card" aria-labelledby="order-story">
    <h2 id="order-story">Timeline</h2>
    <ol className="order-story" reversed>
      {numbered(events).map(({ event, number }) => (
        <li key={number} data-event={event.event}>
          <p>
            <strong>{EVENT_NAMES[event.event]}</strong>
            {event.paise !== null && <span className="panel-number">{formatInr(event.paise)}</span>}
            {event.isInternal && <Badge text="Staff only" tone="plain" />}
          </p>
          {detailOf(event) && <p className="order-story__words">{detailOf(event)}</p>}
          <p className="panel-muted panel-small">
            <time dateTime={new Date(event.at).toISOString()}>{momentText(event.at, timeZone)}</time>
            {event.by && ` · ${event.by}`}
          </p>
        </li>
      ))}
    </ol>
  </section>
)
