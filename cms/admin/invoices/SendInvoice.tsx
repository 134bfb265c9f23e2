'use client'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

type Props = { invoice: string; number: string; isSmall?: boolean }

/** Sends an invoice or credit note to its buyer again. */
export function SendInvoice({ invoice, number, isSmall }: Props) {
  const { isBusy, act } = useAction()
  return (
    <button
      type="button"
      className={`panel-button ${isSmall ? 'order-small-button' : ''}`}
      aria-label={`Send again: ${number}`}
      aria-disabled={isBusy}
      onClick={() => act(() => postCall('/sales/sendinvoice', { invoiceId: invoice }))}
    >
      Send again
    </button>
  )
}
