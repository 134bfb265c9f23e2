'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { RefundButtons } from '../returns/RefundButtons.tsx'
import type { RefundData } from '../returns/refundData.ts'
import { ActDialog } from './ActDialog.tsx'
import { callDesk } from './callDesk.ts'

type Props = {
  order: {
    id: string
    number: string
    payablePaise: number
    isCashDue: boolean
    /** Packing comes first then: it is the next step, cash comes at the door. */
    isToPack: boolean
    isTransfer: boolean
    isPaid: boolean
    /** The way to pay that was chosen. */
    method: string
  }
  can: { cancel: boolean; takeMoney: boolean; payLink: boolean }
  /** What the student called their transfer. */
  reference: string
  /** What may be refunded of it; null for somebody who may not. */
  refund: RefundData | null
}
type Open = 'note' | 'money' | 'cancel' | null

/** What may be done with an order as a whole. */
export function OrderActions({ order, can, reference, refund }: Props) {
  const [open, setOpen] = useState<Open>(null)
  const [isSending, setSending] = useState(false)
  const router = useRouter()
  const close = () => setOpen(null)
  const amount = formatInr(order.payablePaise)
  const money = order.isCashDue ? 'Cash received' : order.isTransfer ? 'Confirm transfer' : 'Payment taken'

  const isNext = order.isTransfer || (order.isCashDue && !order.isToPack)

  async function sendLink() {
    if (isSending) return
    setSending(true)
    const answer = await callDesk('/sales/sendpaylink', { orderId: order.id })
    setSending(false)
    if (answer.apiSuccess) toast.success(answer.message)
    else toast.error(answer.message)
    router.refresh()
  }

  return (
    <div className="panel-actions">
      {can.takeMoney && (
        <button
          type="button"
          className={`panel-button ${isNext ? 'panel-button--primary' : ''}`}
          onClick={() => setOpen('money')}
        >
          {money}
        </button>
      )}
      {can.payLink && (
        <button type="button" className="panel-button" aria-disabled={isSending} onClick={sendLink}>
          Send pay link
        </button>
      )}
      <button type="button" className="panel-button" onClick={() => setOpen('note')}>
        Add a note
      </button>
      {refund && <RefundButtons data={refund} />}
      {can.cancel && (
        <button type="button" className="panel-button panel-button--danger" onClick={() => setOpen('cancel')}>
          Cancel order
        </button>
      )}
      {open === 'note' && (
        <ActDialog
          title="Add a note"
          text="Only the staff see it, unless you choose to show it."
          field={{ label: 'Note', isLong: true, max: 500 }}
          choice="The student sees it in the order"
          submit="Add note"
          call={(text, isShown) => callDesk('/sales/note', { orderId: order.id, text, isInternal: !isShown })}
          onClose={close}
        />
      )}
      {open === 'money' && (
        <ActDialog
          title={`${money}: ${amount}`}
          text={
            order.isCashDue
              ? 'Confirm that the full amount was collected on delivery.'
              : 'Each reference counts once.'
          }
          {...(order.isCashDue
            ? {}
            : { field: { label: 'Bank reference (UTR) or receipt number', initial: reference, max: 80 } })}
          submit="Mark as paid"
          call={(typed) => callDesk('/sales/takemoney', { orderId: order.id, reference: typed })}
          onClose={close}
        />
      )}
      {open === 'cancel' && (
        <ActDialog
          title={`Cancel order ${order.number}?`}
          text={
            order.isPaid
              ? `${amount} goes back the way it was paid. This cannot be undone. Asks for a fresh code.`
              : 'Nothing was paid. What the order holds is free again. This cannot be undone.'
          }
          field={{ label: 'Reason, which the student reads', max: 300 }}
          submit="Cancel order"
          isDanger
          call={(reason) => callDesk('/sales/cancel', { orderId: order.id, reason })}
          onClose={close}
        />
      )}
    </div>
  )
}
