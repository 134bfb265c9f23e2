'use client'

import { useEffect, useState } from 'react'
import type { Counts } from '#domain/calls/panel.ts'
import { readCall } from '../ui/panelClient.ts'

const FRESH_MS = 60_000

let last: { counts: Counts; at: number } = { counts: {}, at: 0 }

/** Pending work by module, cached for `FRESH_MS` across pages. */
export function useCounts(): Counts {
  const [counts, setCounts] = useState<Counts>(last.counts)
  useEffect(() => {
    if (Date.now() - last.at < FRESH_MS) return
    let isGone = false
    last = { ...last, at: Date.now() }
    void readCall<{ counts: Counts }>('/panel/counts').then((answer) => {
      // On failure the navigation works without counts.
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
