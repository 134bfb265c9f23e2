'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { ActDialog } from './ActDialog.tsx'
import { callDesk } from './callDesk.ts'

export type PaidOrder = {
  id: string
  number: string
  payablePaise: number
  isCashDue: boolean
  isTransfer: boolean
  /** What the student called their transfer. */
  reference: string
}

/** What taking the money of an order is called, by the way it is paid. */
export const moneyLabel = ({ isCashDue, isTransfer }: PaidOrder): string => {
  if (isCashDue) return 'Cash received'
  return isTransfer ? 'Confirm transfer' : 'Payment taken'
}

/** Marks an order as paid with money that no gateway took. */
export const MoneyDialog = ({ order, onClose }: { order: PaidOrder; onClose: () => void }) => (
  <ActDialog
    title={`${moneyLabel(order)}: ${formatInr(order.payablePaise)}`}
    text={
      order.isCashDue
        ? 'Confirm that the full amount was collected on delivery.'
        : 'Each reference counts once.'
    }
    {...(order.isCashDue
      ? {}
      : { field: { label: 'Bank reference (UTR) or receipt number', initial: order.reference, max: 80 } })}
    submit="Mark as paid"
    call={(typed) => callDesk('/sales/takemoney', { orderId: order.id, reference: typed })}
    onClose={onClose}
  />
)
