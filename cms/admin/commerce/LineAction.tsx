'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callDesk } from './callDesk.ts'

type Props = { order: string; line: string; title: string; to: 'packed' | 'shipped' | 'delivered' }

const WORDS = { packed: 'Mark as packed', shipped: 'Mark as handed over', delivered: 'Mark as delivered' }

/** The next step of a line of goods. */
export function LineAction({ order, line, title, to }: Props) {
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  async function move() {
    setBusy(true)
    const answer = await callDesk('/sales/moveline', { orderId: order, line, to })
    setBusy(false)
    if (answer.apiSuccess) toast.success(answer.message)
    else toast.error(answer.message)
    router.refresh()
  }
  return (
    <button
      type="button"
      className="panel-button order-small-button"
      aria-label={`${WORDS[to]}: ${title}`}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : move}
    >
      {WORDS[to]}
    </button>
  )
}
