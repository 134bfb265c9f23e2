'use client'
import { useId, useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { STAFF_TEXTS } from '#domain/orders/orderStaffTexts.ts'
import { isPaymentReference, REFERENCE_HINT } from '#domain/orders/paymentReference.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DialogForm } from './DialogForm.tsx'
import { LimitedField } from './LimitedField.tsx'
import { postCall } from './panelClient.ts'

export type PaidOrder = {
  id: string
  number: string
  payablePaise: number
  isCashDue: boolean
  isTransfer: boolean
  /** Reference the student gave for their transfer. */
  reference: string
}

/** Label of the payment action, by payment method. */
export const moneyLabel = ({ isCashDue, isTransfer }: PaidOrder): string => {
  if (isCashDue) return 'Cash received'
  return isTransfer ? 'Confirm transfer' : 'Payment taken'
}

const TEXT =
  'Check that the full amount has arrived. The order is confirmed at once, and a reference counts for one order only.'

/** Marks an order as paid outside of a gateway. */
export const MoneyDialog = ({ order, onClose }: { order: PaidOrder; onClose: () => void }) =>
  order.isCashDue ? (
    <ConfirmDialog
      title={`${moneyLabel(order)}: ${formatInr(order.payablePaise)}`}
      text={`Confirm that the full amount of order ${order.number} was collected on delivery.`}
      submit="Mark as paid"
      call={() => postCall('/sales/takemoney', { orderId: order.id })}
      onClose={onClose}
    />
  ) : (
    <ReferenceDialog order={order} onClose={onClose} />
  )

/** Asks for the payment reference and, for a transfer, its date. */
function ReferenceDialog({ order, onClose }: { order: PaidOrder; onClose: () => void }) {
  const { isTransfer, number, payablePaise } = order
  const [reference, setReference] = useState(order.reference)
  const [arrivedOn, setArrivedOn] = useState('')
  const id = useId()
  const isFree = payablePaise === 0
  const send = async () => {
    if (!isFree && !isPaymentReference(reference)) return { field: 'reference', message: REFERENCE_HINT }
    if (isTransfer && arrivedOn === '') return { field: 'arrivedOn', message: STAFF_TEXTS.dayNeeded }
    const day = arrivedOn ? { arrivedOn } : {}
    return postCall('/sales/takemoney', { orderId: order.id, reference, ...day })
  }
  return (
    <DialogForm title={moneyLabel(order)} submit="Mark as paid" send={send} onClose={onClose}>
      {(_, stateOf) => (
        <>
          <p className="panel-muted">{TEXT}</p>
          <dl className="order-amounts">
            <div>
              <dt>Order</dt>
              <dd className="panel-number">{number}</dd>
            </div>
            <div>
              <dt>Amount</dt>
              <dd className="panel-number">{formatInr(payablePaise)}</dd>
            </div>
          </dl>
          <LimitedField
            label="Bank reference (UTR) or receipt number"
            max={80}
            value={reference}
            onChange={setReference}
            state={stateOf('reference')}
          />
          {isTransfer && (
            <div className="panel-field">
              <label htmlFor={`${id}-day`}>Arrived on</label>
              <input
                id={`${id}-day`}
                type="date"
                value={arrivedOn}
                onChange={({ target }) => setArrivedOn(target.value)}
                {...stateOf('arrivedOn')}
              />
            </div>
          )}
        </>
      )}
    </DialogForm>
  )
}
