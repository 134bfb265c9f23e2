'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { Answered } from './panelClient.ts'

type Action = {
  isBusy: boolean
  /**
   * Runs one request at a time, shows its outcome as a toast and refreshes the page. Null when it was refused and while another one
   * runs.
   */
  act: <A>(send: () => Promise<Answered<A>>) => Promise<({ message: string } & A) | null>
}

/** Request state of a button outside of dialogs; dialogs use `DialogForm`. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const router = useRouter()
  return {
    isBusy,
    act: async (send) => {
      if (isRunning.current) return null
      isRunning.current = true
      setBusy(true)
      const answer = await send()
      isRunning.current = false
      setBusy(false)
      if (!answer.apiSuccess) toast.error(answer.message)
      else if (answer.message) toast.success(answer.message)
      router.refresh()
      return answer.apiSuccess ? answer : null
    },
  }
}
