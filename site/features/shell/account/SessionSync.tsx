'use client'
import { useEffect } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '../ProjectContext.tsx'
import { storageKeys } from '../storageKeys.ts'

/**
 * Keeps this tab in sync with the session: reloads the person when another tab signs in or out, and removes
 * the stored labels once the session has ended, wherever that happened (spec 4).
 */
export function SessionSync() {
  const { base, slug } = useProject()
  const { me, mutate } = useMe(base)
  const isSignedOut = me === null

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === storageKeys(slug).sessionId) void mutate()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [slug, mutate])

  useEffect(() => {
    if (isSignedOut) forget(slug)
  }, [isSignedOut, slug])
  return null
}

function forget(slug: string): void {
  const { sessionId, expiresAt, keptLessons } = storageKeys(slug)
  delete document.documentElement.dataset.session
  try {
    localStorage.removeItem(sessionId)
    localStorage.removeItem(expiresAt)
    // The next page retries when this fails.
    if (localStorage.getItem(keptLessons))
      void import('../offline/forgetLessons.ts').then((file) => file.forgetLessons(slug))
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
