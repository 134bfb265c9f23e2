'use client'
import { useEffect } from 'react'

type Uncaught = ErrorEvent | PromiseRejectionEvent

/** Reports uncaught errors from the start; the reporting code loads once the page is idle. */
export function ErrorReport() {
  useEffect(() => {
    const waiting: Uncaught[] = []
    let handle = (event: Uncaught): void => void waiting.push(event)
    const listen = (event: Uncaught) => handle(event)
    window.addEventListener('error', listen)
    window.addEventListener('unhandledrejection', listen)
    const load = () =>
      import('#site/data/base/reportError.ts').then(
        ({ reportEvent }) => {
          handle = reportEvent
          for (const event of waiting.splice(0)) reportEvent(event)
        },
        () => undefined,
      )
    const timer = setTimeout(load, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('error', listen)
      window.removeEventListener('unhandledrejection', listen)
    }
  }, [])
  return null
}

const SETTLED_MS = 2000
