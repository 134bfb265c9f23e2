'use client'
import { useCallback, useEffect, useState } from 'react'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { storageKeys } from '#site/features/shell/storageKeys.ts'
import { type Draft, parseDraft } from './draft.ts'

function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** The input of the checkout, stored in this tab for a reload and Back. `uid` is null for a visitor. */
export function useDraft(uid: string | null, products: readonly string[]) {
  const key = storageKeys(useProject().slug).checkout
  const [draft, setDraft] = useState(() => parseDraft(readStored(key), uid, products))
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify({ ...draft, uid }))
    } catch {
      // Storage is full or blocked: after a reload the checkout starts again.
    }
  }, [key, draft, uid])
  const change = useCallback((part: Partial<Draft>) => setDraft((previous) => ({ ...previous, ...part })), [])
  return { draft, change }
}

/** Deletes the draft once its order is paid. */
export function forgetDraft(slug: string): void {
  try {
    sessionStorage.removeItem(storageKeys(slug).checkout)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
