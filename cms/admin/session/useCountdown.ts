'use client'
import { useEffect, useState } from 'react'
import { secondsUntil } from '#domain/auth/authInputs.ts'

const TICK_MS = 500

/** Whole seconds until `at` (ms since epoch); 0 during server rendering. Corrects itself when a tab becomes visible. */
export function useCountdown(at: number): number {
  const [now, setNow] = useState<number | null>(null)
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
  return now === null ? 0 : secondsUntil(at, now)
}
