'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callStaff } from '../ui/callStaff.ts'

/** Sends the student of an unpaid order the link to pay it. */
export function PayLinkButton({ order, isFirst = false }: { order: string; isFirst?: boolean }) {
  const [isSending, setSending] = useState(false)
  const router = useRouter()

  async function send() {
    if (isSending) return
    setSending(true)
    const answer = await callStaff('/sales/sendpaylink', { orderId: order })
    setSending(false)
    if (answer.apiSuccess) toast.success(answer.message)
    else toast.error(answer.message)
    router.refresh()
  }

  return (
    <button
      type="button"
      className={`panel-button ${isFirst ? 'panel-button--primary' : ''}`}
      aria-disabled={isSending}
      onClick={send}
    >
      Send pay link
    </button>
  )
}
