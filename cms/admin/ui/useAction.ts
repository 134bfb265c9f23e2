'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import type { Answered } from './panelClient.ts'

type Action = {
  /** Until the page shows the new state. */
  isBusy: boolean
  /**
   * Runs one request at a time, shows its outcome as a toast and refreshes the page. Null when it was refused and while another one
   * runs.
   */
  act: <A>(send: () => Promise<Answered<A>>) => Promise<({ message: string } & A) | null>
}

/** Request state of a button outside of dialogs; dialogs use `DialogForm`. */
export function useAction(): Action {
  const [isSending, setSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()
  const isRunning = useRef(false)
  const router = useRouter()
  return {
    isBusy: isSending || isRefreshing,
    act: async (send) => {
      if (isRunning.current) return null
      isRunning.current = true
      setSending(true)
      const answer = await send()
      isRunning.current = false
      setSending(false)
      if (!answer.apiSuccess) toast.error(answer.message)
      else if (answer.message) toast.success(answer.message)
      startRefresh(() => router.refresh())
      return answer.apiSuccess ? answer : null
    },
  }
}
