'use client'

import { useEffect, useState } from 'react'
import type { Hit } from '#domain/calls/panel.ts'

const PAUSE_MS = 150

type Found = { hits: Hit[]; state: 'asking' | 'done' | 'failed' }
const NOTHING: Found = { hits: [], state: 'asking' }

/** What the panel's search finds for a text; asks when typing pauses, and forgets answers that come too late. */
export function useHits(text: string): Found {
  const [found, setFound] = useState<Found>(NOTHING)
  const asked = text.trim()
  useEffect(() => {
    if (asked === '') return setFound(NOTHING)
    const stop = new AbortController()
    setFound(({ hits }) => ({ hits, state: 'asking' }))
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/panel/search?q=${encodeURIComponent(asked)}`, {
          signal: stop.signal,
        })
        const answer = (await response.json()) as { apiSuccess: boolean; hits?: Hit[] }
        setFound({ hits: answer.hits ?? [], state: answer.apiSuccess ? 'done' : 'failed' })
      } catch {
        if (!stop.signal.aborted) setFound({ hits: [], state: 'failed' })
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  return found
}
