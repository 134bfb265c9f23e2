'use client'
import { useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import type { CancelObstacle } from '#domain/orders/cancelObstacle.ts'
import { RefundButtons } from '../returns/RefundButtons.tsx'
import { isAnythingRefundable, type RefundData } from '../returns/refundData.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { MoneyDialog, moneyLabel, type PaidOrder } from '../ui/MoneyDialog.tsx'
import { postCall } from '../ui/panelClient.ts'
import { PayLinkButton } from './PayLinkButton.tsx'

type Props = {
  order: PaidOrder & { isPaid: boolean }
  can: { cancel: boolean; collectPayment: boolean; payLink: boolean }
  /** Refund options; null without the permission. */
  refund: RefundData | null
  /** Why the order cannot be cancelled; null when it can. */
  obstacle: CancelObstacle | null
}

/** Why there is no button that cancels the order. */
const OBSTACLES: Record<CancelObstacle, string> = {
  packed: 'To cancel this order, cancel what is packed of it first.',
  opened: 'The student can open what was bought already, so the order cannot be cancelled.',
  sent: 'A part was sent already, so the order cannot be cancelled.',
  refunded: 'A part was refunded already, so the rest cannot be cancelled as a whole.',
}
/** How much was watched of each line that has lessons, before the whole order is refunded. */
const watchedOf = (refund: RefundData | null): string =>
  (refund?.order.lines ?? []).map(({ title, note }) => (note ? `${title}: ${note}. ` : '')).join('')

type Open = 'note' | 'money' | 'cancel' | null

/** Actions on the whole order, apart from its next step. */
export function OrderActions({ order, can, refund, obstacle }: Props) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const isRefundable = refund !== null && isAnythingRefundable(refund.order)
  return (
    <div className="panel-actions">
      {can.collectPayment && (
        <button type="button" className="panel-button" onClick={() => setOpen('money')}>
          {moneyLabel(order)}
        </button>
      )}
      {can.payLink && <PayLinkButton order={order.id} />}
      <button type="button" className="panel-button" onClick={() => setOpen('note')}>
        Add a note
      </button>
      {refund && <RefundButtons data={refund} />}
      {can.cancel && (
        <button type="button" className="panel-button panel-button--danger" onClick={() => setOpen('cancel')}>
          Cancel order
        </button>
      )}
      {obstacle && (isRefundable || obstacle === 'packed' || !order.isPaid) && (
        <p className="panel-muted panel-small order-actions__note">
          {isRefundable && obstacle !== 'packed'
            ? `${OBSTACLES[obstacle]} Use Refund instead.`
            : OBSTACLES[obstacle]}
        </p>
      )}
      {open === 'note' && (
        <ConfirmDialog
          title="Add a note"
          text="Only the staff see it, unless you choose to show it."
          field={{ label: 'Note', isLong: true, max: 500 }}
          choice="The student sees it in the order"
          submit="Add note"
          call={(text, isShown) => postCall('/sales/note', { orderId: order.id, text, isInternal: !isShown })}
          onClose={close}
        />
      )}
      {open === 'money' && <MoneyDialog order={order} onClose={close} />}
      {open === 'cancel' && (
        <ConfirmDialog
          title={`Cancel order ${order.number}?`}
          text={
            order.isPaid
              ? `${watchedOf(refund)}${formatInr(order.payablePaise)} goes back the way it was paid. This cannot be undone. You may be asked for a fresh code.`
              : 'Nothing was paid. What the order holds is free again. This cannot be undone.'
          }
          field={{ label: 'Reason, which the student reads', max: 300 }}
          submit="Cancel order"
          isDanger
          call={(reason) => postCall('/sales/cancel', { orderId: order.id, reason })}
          onClose={close}
        />
      )}
    </div>
  )
}
