'use client'
import { useState } from 'react'
import { RefundDialog } from './RefundDialog.tsx'
import { isAnythingRefundable, type RefundData, returnableLineIndexes } from './refundData.ts'
import { StartReturnDialog } from './StartReturnDialog.tsx'

/** Buttons that refund the rest of an order and start returns of delivered goods. */
export function RefundButtons({ data }: { data: RefundData }) {
  const [open, setOpen] = useState<'refund' | 'return' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {isAnythingRefundable(data.order) && (
        <button type="button" className="panel-button" onClick={() => setOpen('refund')}>
          Refund
        </button>
      )}
      {returnableLineIndexes(data.order).length > 0 && (
        <button type="button" className="panel-button" onClick={() => setOpen('return')}>
          Start a return
        </button>
      )}
      {open === 'refund' && <RefundDialog data={data} onClose={close} />}
      {open === 'return' && <StartReturnDialog data={data} onClose={close} />}
    </>
  )
}
