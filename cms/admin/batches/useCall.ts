'use client'
import { useCallback, useEffect, useState } from 'react'
import { readCall } from '../ui/panelClient.ts'

/** The answer of a call of the panel that only reads; null while it loads and for a null path, `failed` without one. */
export function useCall<Answer>(path: string | null): {
  answer: Answer | null
  hasFailed: boolean
  reload: () => void
} {
  const [found, setFound] = useState<{ path: string; answer: Answer | null } | null>(null)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again
  useEffect(() => {
    if (!path) return
    const stop = new AbortController()
    void readCall<Answer>(path, stop.signal).then(
      (answer) => stop.signal.aborted || setFound({ path, answer: answer.apiSuccess ? answer : null }),
    )
    return () => stop.abort()
  }, [path, round])
  const isCurrent = found !== null && found.path === path
  return {
    answer: isCurrent ? found.answer : null,
    hasFailed: isCurrent && found.answer === null,
    reload: useCallback(() => setRound((before) => before + 1), []),
  }
}
