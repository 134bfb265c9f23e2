'use client'
import { useEffect } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { hasKeptLessons, markKeptLessons } from '../offline/keptMark.ts'
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
  if (hasKeptLessons(slug))
    import('#site/data/account/keptLessons.ts').then(
      async ({ wipeLessons }) => {
        await wipeLessons(slug)
        markKeptLessons(slug, false)
      },
      // The next page tries again.
      () => undefined,
    )
  const { sessionId, expiresAt } = storageKeys(slug)
  delete document.documentElement.dataset.session
  try {
    localStorage.removeItem(sessionId)
    localStorage.removeItem(expiresAt)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
