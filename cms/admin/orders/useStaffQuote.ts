'use client'
import { useEffect, useState } from 'react'
import type { QuoteView } from '#domain/calls/payments.ts'
import { useCallBase } from '../ui/callBase.ts'
import { postCall } from '../ui/panelClient.ts'

export type Quoted = { quote: QuoteView; owned: string[] }
type State = { quoted: Quoted | null; problem: string; isBusy: boolean }

const EMPTY: State = { quoted: null, problem: '', isBusy: false }
const PAUSE_MS = 200

/**
 * Quote of the order being entered, requested again after each change. `body`: of the call, null until student and items are chosen.
 * Another `attempt` number requests the same quote again.
 */
export function useStaffQuote(body: object | null, attempt: number): State {
  const callBase = useCallBase()
  const [state, setState] = useState(EMPTY)
  const json = body && JSON.stringify(body)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `attempt` requests it again
  useEffect(() => {
    if (!json) {
      setState(EMPTY)
      return
    }
    let isOld = false
    setState((before) => ({ ...before, isBusy: true }))
    const timer = setTimeout(async () => {
      const answer = await postCall<Quoted>(`${callBase}/quote`, JSON.parse(json) as object)
      if (isOld) return
      setState(
        answer.apiSuccess
          ? { quoted: answer, problem: '', isBusy: false }
          : { quoted: null, problem: answer.message, isBusy: false },
      )
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [json, attempt, callBase])
  return state
}
