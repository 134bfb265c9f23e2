'use client'
import { useEffect } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { reportVisit } from '#site/data/account/visits.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { storageKeys } from '#site/features/shell/storageKeys.ts'
import { keepFirstVisit } from './firstVisit.ts'

const PAUSE_MS = 3000

/**
 * Remembers where this browser came from, and tells the server once a day and person what spec 7 merges into
 * userDetails. Never in the way of the page.
 */
export function VisitReport() {
  const { base, slug } = useProject()
  const { me } = useMe(base)
  // A visit of staff who look through their eyes is none of theirs.
  const uid = me?.viewingAs ? undefined : me?.uid
  const keys = storageKeys(slug)

  useEffect(() => {
    keepFirstVisit(keys.firstVisit)
  }, [keys.firstVisit])

  useEffect(() => {
    if (!uid) return
    const today = `${uid} ${new Date().toDateString()}`
    if (stored(keys.visit) === today) return
    const timer = setTimeout(async () => {
      const { screen, navigator } = window
      const isTaken = await reportVisit(base, {
        screen: `${Math.round(screen.width)}x${Math.round(screen.height)}`,
        language: navigator.language.slice(0, 35),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...keepFirstVisit(keys.firstVisit),
      })
      if (isTaken) store(keys.visit, today)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [base, uid, keys.visit, keys.firstVisit])
  return null
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is closed to us: the next page tells it again.
  }
}
