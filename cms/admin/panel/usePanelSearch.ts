'use client'

import { useEffect, useState } from 'react'
import type { PanelSearchHit } from '#domain/calls/panel.ts'
import { readCall } from '../ui/panelClient.ts'

const PAUSE_MS = 150

type Found = { hits: PanelSearchHit[]; state: 'loading' | 'done' | 'failed' }
const NOTHING: Found = { hits: [], state: 'loading' }

/** Hits of the panel search; debounced, stale answers are aborted. */
export function usePanelSearch(text: string): Found {
  const [found, setFound] = useState<Found>(NOTHING)
  const query = text.trim()
  useEffect(() => {
    if (query === '') return setFound(NOTHING)
    const stop = new AbortController()
    setFound(({ hits }) => ({ hits, state: 'loading' }))
    const timer = setTimeout(async () => {
      const path = `/panel/search?q=${encodeURIComponent(query)}`
      const answer = await readCall<{ hits: PanelSearchHit[] }>(path, stop.signal)
      if (stop.signal.aborted) return
      setFound(answer.apiSuccess ? { hits: answer.hits, state: 'done' } : { hits: [], state: 'failed' })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query])
  return found
}
