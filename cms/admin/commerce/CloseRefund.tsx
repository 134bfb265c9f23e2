'use client'
import { useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { ActDialog } from './ActDialog.tsx'
import { callDesk } from './callDesk.ts'

/** Notes a refund that the staff have paid themselves; asks for a fresh code. */
export function CloseRefund({ refund, paise }: { refund: string; paise: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="panel-button order-small-button" onClick={() => setOpen(true)}>
        Mark as paid back
      </button>
      {isOpen && (
        <ActDialog
          title={`${formatInr(paise)} paid back?`}
          text="Pay the money back first. Then enter what the payment is called, so that anybody can find it."
          field={{ label: 'Reference', max: 80 }}
          submit="Mark as paid back"
          call={(reference) => callDesk('/sales/closerefund', { refundId: refund, reference })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
