'use client'
import { useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

/** Records a refund that staff paid themselves; needs a fresh code. */
export function CloseRefund({ refund, paise }: { refund: string; paise: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="panel-button order-small-button" onClick={() => setOpen(true)}>
        Mark as refunded
      </button>
      {isOpen && (
        <ConfirmDialog
          title={`Refunded ${formatInr(paise)}?`}
          text="Transfer the money first. Then enter its reference, so that anybody can find it."
          field={{ label: 'Bank reference (UTR) or receipt number', max: 80 }}
          submit="Mark as refunded"
          call={(reference) => postCall('/sales/closerefund', { refundId: refund, reference })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
