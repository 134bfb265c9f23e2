'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useProject } from '../ProjectContext.tsx'
import { storageKeys } from '../storageKeys.ts'
import { usePlace } from './usePlace.ts'

const StorageCard = lazy(() => import('./StorageCard.tsx').then((m) => ({ default: m.StorageCard })))

const QUIET = ['/checkout', '/learn', '/tests', '/cart']

/**
 * Says once what the browser keeps. There is nothing to agree to: the session, the theme and what was closed are all that
 * is kept, and no visitor is measured.
 */
export function StorageNote() {
  const { slug } = useProject()
  const [isShown, setIsShown] = useState(false)
  const key = storageKeys(slug).storageNote
  useEffect(() => {
    try {
      setIsShown(localStorage.getItem(key) === null)
    } catch {
      // Nothing can be kept, so there is nothing to tell.
    }
  }, [key])
  const place = usePlace()
  // Whoever learns or pays is not spoken to about anything else.
  if (!isShown || QUIET.some((path) => place === path || place.startsWith(`${path}/`))) return null
  const close = () => {
    setIsShown(false)
    try {
      localStorage.setItem(key, '1')
    } catch {
      // It comes again on the next visit.
    }
  }
  return (
    <Suspense fallback={null}>
      <StorageCard onClose={close} />
    </Suspense>
  )
}
