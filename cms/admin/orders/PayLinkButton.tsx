'use client'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

/** Sends the student the pay link of an unpaid order. */
export function PayLinkButton({ order, isFirst = false }: { order: string; isFirst?: boolean }) {
  const { isBusy, act } = useAction()
  return (
    <button
      type="button"
      className={`panel-button ${isFirst ? 'panel-button--primary' : ''}`}
      aria-disabled={isBusy}
      onClick={() => act(() => postCall('/sales/sendpaylink', { orderId: order }))}
    >
      Send pay link
    </button>
  )
}
