import { cancelReason } from '#domain/orders/cancelReason.ts'
import { fulfilmentStage } from '#domain/orders/fulfilmentStage.ts'
import { momentText } from '#domain/text/momentText.ts'
import { Badge } from '../ui/Badge.tsx'
import type { OrderPageData } from './loadOrderPage.ts'
import { FULFILMENT_BADGES, gatewayName, PANEL_NAMES, paymentBadge, STATUS_BADGES } from './orderTexts.ts'

/** Summary of an order: its statuses, and when and where it was placed. */
export function OrderHead({ page: { order, timeZone, isPart } }: { page: OrderPageData }) {
  const stage = fulfilmentStage(
    order.fulfilment,
    order.lines.map(({ state }) => state),
  )
  const cancelled = cancelReason(order)
  const by = order.panel === 'web' ? '' : ` by ${order.byName ?? order.byUid}`
  return (
    <div className="order-head">
      <p className="order-head__badges">
        <Badge {...STATUS_BADGES[order.status]} />
        <Badge {...paymentBadge(order)} />
        <Badge {...FULFILMENT_BADGES[stage]} />
      </p>
      <p className="panel-muted">
        {`Placed ${momentText(order.placedAt, timeZone)} in ${PANEL_NAMES[order.panel]}${by} · ${gatewayName(order.gateway ?? order.method)}`}
      </p>
      {cancelled && (
        <p className="panel-note">{`${cancelled.by ? `Cancelled by ${cancelled.by}` : 'Cancelled'}: ${cancelled.text}`}</p>
      )}
      {isPart && (
        <p className="panel-note">
          You see the products of this order that are assigned to you, and their amounts.
        </p>
      )}
    </div>
  )
}
