'use client'
import { useEffect, useState } from 'react'
import type { QuoteView } from '#domain/calls/payments.ts'
import { postCall } from '../ui/panelClient.ts'
import { useStaffContext } from '../ui/staffContext.ts'

export type Quoted = { quote: QuoteView; owned: string[] }
type State = { quoted: Quoted | null; problem: string; isBusy: boolean }

const EMPTY: State = { quoted: null, problem: '', isBusy: false }
const PAUSE_MS = 200

/**
 * Quote of the order being entered, requested again after each change; `wish` is null until student and items are chosen, and raising
 * `times` requests it again.
 */
export function useStaffQuote(wish: object | null, times: number): State {
  const desk = useStaffContext()
  const [state, setState] = useState(EMPTY)
  const body = wish && JSON.stringify(wish)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` requests it again
  useEffect(() => {
    if (!body) {
      setState(EMPTY)
      return
    }
    let isOld = false
    setState((before) => ({ ...before, isBusy: true }))
    const timer = setTimeout(async () => {
      const answer = await postCall<Quoted>(`${desk}/quote`, JSON.parse(body) as object)
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
  }, [body, times, desk])
  return state
}
