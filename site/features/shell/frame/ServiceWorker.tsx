'use client'
import { useEffect } from 'react'
import { useProject } from '../ProjectContext.tsx'
import { watchInstall } from './useInstall.ts'

/**
 * Registers the project's service worker, which only serves the offline page (site/app/…/sw.js), once the
 * page is idle, and stores the browser's install prompt event.
 */
export function ServiceWorker() {
  const { base } = useProject()
  useEffect(watchInstall, [])
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const register = () =>
      navigator.serviceWorker
        .register(`${base}/sw.js`, { scope: `${base}/`, updateViaCache: 'none' })
        // Private windows and full disks refuse it: the site works without.
        .catch(() => undefined)
    if (document.readyState === 'complete') void register()
    else window.addEventListener('load', register, { once: true })
    return () => window.removeEventListener('load', register)
  }, [base])
  return null
}
