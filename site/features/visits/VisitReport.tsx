'use client'
import { useEffect } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { reportVisit } from '#site/data/account/visits.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { storageKeys } from '#site/features/shell/storageKeys.ts'
import { storeFirstVisit } from './firstVisit.ts'

const PAUSE_MS = 3000

/**
 * Stores the source of this browser's first visit, and reports it once per day and person; spec 7 merges it
 * into userDetails. Never blocks the page.
 */
export function VisitReport() {
  const { base, slug } = useProject()
  const { me } = useMe(base)
  // A view-as session of staff is no visit of the person.
  const uid = me?.viewingAs ? undefined : me?.uid
  const keys = storageKeys(slug)

  useEffect(() => {
    storeFirstVisit(keys.firstVisit)
  }, [keys.firstVisit])

  useEffect(() => {
    if (!uid) return
    const today = `${uid} ${new Date().toDateString()}`
    if (readStored(keys.visit) === today) return
    const timer = setTimeout(async () => {
      const { screen, navigator } = window
      const isTaken = await reportVisit(base, {
        screen: `${Math.round(screen.width)}x${Math.round(screen.height)}`,
        language: navigator.language.slice(0, 35),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...storeFirstVisit(keys.firstVisit),
      })
      if (isTaken) store(keys.visit, today)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [base, uid, keys.visit, keys.firstVisit])
  return null
}

function readStored(key: string): string | null {
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
    // Storage is blocked: the next page reports it again.
  }
}
