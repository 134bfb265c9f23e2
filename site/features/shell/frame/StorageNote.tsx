'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useProject } from '../ProjectContext.tsx'
import { storageKeys } from '../storageKeys.ts'
import { useProjectPath } from './useProjectPath.ts'

const StorageCard = lazy(() => import('./StorageCard.tsx').then((m) => ({ default: m.StorageCard })))

const HIDDEN_ON = ['/checkout', '/learn', '/tests', '/cart']

/**
 * Shows once what is stored in the browser. There is nothing to consent to: only the session, the theme and
 * dismissed notes are stored, and no visitor is tracked.
 */
export function StorageNote() {
  const { slug } = useProject()
  const [isShown, setIsShown] = useState(false)
  const key = storageKeys(slug).storageNote
  useEffect(() => {
    try {
      setIsShown(localStorage.getItem(key) === null)
    } catch {
      // Storage is blocked, so there is nothing to show.
    }
  }, [key])
  const place = useProjectPath()
  // Not shown to people who learn or pay.
  if (!isShown || HIDDEN_ON.some((path) => place === path || place.startsWith(`${path}/`))) return null
  const close = () => {
    setIsShown(false)
    try {
      localStorage.setItem(key, '1')
    } catch {
      // It is shown again on the next visit.
    }
  }
  return (
    <Suspense fallback={null}>
      <StorageCard onClose={close} />
    </Suspense>
  )
}
