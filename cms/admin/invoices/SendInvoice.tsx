'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callStaff } from '../ui/callStaff.ts'

type Props = { invoice: string; number: string; isSmall?: boolean }

/** Has a document sent to its buyer once more. */
export function SendInvoice({ invoice, number, isSmall }: Props) {
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  async function send() {
    setBusy(true)
    const answer = await callStaff('/sales/sendinvoice', { invoiceId: invoice })
    setBusy(false)
    if (answer.apiSuccess) toast.success(answer.message)
    else toast.error(answer.message)
    router.refresh()
  }
  return (
    <button
      type="button"
      className={`panel-button ${isSmall ? 'order-small-button' : ''}`}
      aria-label={`Send again: ${number}`}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : send}
    >
      Send again
    </button>
  )
}
