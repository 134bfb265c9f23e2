'use client'
import { useEffect, useState } from 'react'

const LATEST_MS = 2000

/** True once the page is loaded and the browser is idle. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(() => setIsIdle(true), { timeout: LATEST_MS })
      return () => cancelIdleCallback(id)
    }
    const timer = setTimeout(() => setIsIdle(true), LATEST_MS / 4)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
