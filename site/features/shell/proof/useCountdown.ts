'use client'
import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Whole seconds until `at` (ms since epoch), 0 once it has passed; right again at once when a sleeping tab wakes. */
export function useCountdown(at: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    if (at <= Date.now()) return
    const timer = setInterval(() => {
      look()
      if (at <= Date.now()) clearInterval(timer)
    }, TICK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [at])
  return Math.max(0, Math.ceil((at - now) / 1000))
}

/** Seconds as `0:24`. */
export const countdownText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
