'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ask } from './ask.ts'

/** On an entry of the calendar that waits: nothing shall happen then. */
export function CancelEntry({ id, title }: { id: string; title: string }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function cancel() {
    setBusy(true)
    const done = await ask<{ apiSuccess: true; message: string }>('/content/unschedule', { id })
    setBusy(false)
    if (done.apiSuccess) toast.success(done.message)
    else toast.error(done.message)
    router.refresh()
  }

  return (
    <button
      type="button"
      className="schedule-entry__cancel"
      aria-label={`Cancel ${title}`}
      disabled={isBusy}
      onClick={() => void cancel()}
    >
      Cancel
    </button>
  )
}
