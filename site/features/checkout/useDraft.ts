'use client'
import { useCallback, useEffect, useState } from 'react'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { storageKeys } from '#site/features/shell/storageKeys.ts'
import { type Draft, draftFrom } from './draft.ts'

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** What is typed and chosen, kept in this tab for a reload and the way back. `uid` is null for somebody not signed in. */
export function useDraft(uid: string | null) {
  const key = storageKeys(useProject().slug).checkout
  const [draft, setDraft] = useState(() => draftFrom(stored(key), uid))
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify({ ...draft, uid }))
    } catch {
      // Storage is full or switched off: a reload starts again.
    }
  }, [key, draft, uid])
  const change = useCallback((part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })), [])
  return { draft, change }
}

/** Forgets what was typed, once it has become an order that is paid. */
export function forgetDraft(slug: string): void {
  try {
    sessionStorage.removeItem(storageKeys(slug).checkout)
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
