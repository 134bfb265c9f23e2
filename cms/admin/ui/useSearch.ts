'use client'
import { useEffect, useRef, useState } from 'react'
import { postCall } from './panelClient.ts'

/** Debounce of the search, ms. */
const PAUSE_MS = 250

/** Hits of a search endpoint for the typed text; null below `minLength` characters. Stale responses are ignored. */
export function useSearch<A, R>(path: string, text: string, read: (answer: A) => R[], minLength: number) {
  const [found, setFound] = useState<R[] | null>(null)
  const [problem, setProblem] = useState('')
  const reader = useRef(read)
  useEffect(() => {
    const query = text.trim()
    if (query.length < minLength) {
      setFound(null)
      return
    }
    let isOld = false
    const timer = setTimeout(async () => {
      const answer = await postCall<A>(path, { text: query })
      if (isOld) return
      setProblem(answer.apiSuccess ? '' : answer.message)
      setFound(answer.apiSuccess ? reader.current(answer as A) : null)
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [path, text, minLength])
  return { found, problem }
}
