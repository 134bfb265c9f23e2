'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import type { Counts } from '#domain/calls/panel.ts'
import { readCall } from '../ui/panelClient.ts'
import { createPendingCounts } from './pendingCounts.ts'

const NONE: Counts = {}

const pending = createPendingCounts({
  // On failure the navigation works without counts.
  read: async () => {
    const answer = await readCall<{ counts: Counts }>('/panel/counts')
    return answer.apiSuccess ? answer.counts : null
  },
  now: Date.now,
})

/** Pending work by module, as it is after the last save; read again on a change of page when older than a minute. */
export function useCounts(): Counts {
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once a page
  useEffect(() => {
    void pending.refresh()
  }, [path])
  return useSyncExternalStore(pending.subscribe, pending.current, () => NONE)
}

/** Call after a write of the panel, which may have finished pending work. */
export const expireCounts = (): void => pending.expire()
