'use client'

import { useEffect, useState } from 'react'
import type { Counts } from '#domain/calls/panel.ts'
import { readCall } from '../ui/panelClient.ts'

const FRESH_MS = 60_000

let last: { counts: Counts; at: number } = { counts: {}, at: 0 }

/** How much waits by module; kept for a minute, so that going from list to list asks nothing. */
export function useCounts(): Counts {
  const [counts, setCounts] = useState<Counts>(last.counts)
  useEffect(() => {
    if (Date.now() - last.at < FRESH_MS) return
    let isGone = false
    last = { ...last, at: Date.now() }
    void readCall<{ counts: Counts }>('/panel/counts').then((answer) => {
      // A navigation without numbers still leads everywhere.
      if (!answer.apiSuccess) return
      last = { counts: answer.counts, at: Date.now() }
      if (!isGone) setCounts(last.counts)
    })
    return () => {
      isGone = true
    }
  }, [])
  return counts
}
