'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { Answered } from './panelClient.ts'

type Action = {
  isBusy: boolean
  /**
   * Does one thing at a time and says how it went in a toast, then shows the page anew. The answer when it was done, and null
   * when it was refused or something else is still going on.
   */
  act: <A>(send: () => Promise<Answered<A>>) => Promise<({ message: string } & A) | null>
}

/** What a button outside of dialogs does; dialogs have `DialogForm`. */
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
