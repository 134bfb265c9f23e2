'use client'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

/** Asks the gateway whether an attempt was paid, for a payment that the order does not show. */
export function CheckPayment({ payment, amount }: { payment: string; amount: string }) {
  const { isBusy, act } = useAction()
  return (
    <button
      type="button"
      className="panel-button order-small-button"
      aria-label={`Ask the gateway about ${amount}`}
      aria-disabled={isBusy}
      onClick={() => act(() => postCall('/sales/checkpayment', { paymentId: payment }))}
    >
      Ask the gateway
    </button>
  )
}
