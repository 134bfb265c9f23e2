'use client'
import { useEffect, useState } from 'react'
import { secondsUntil } from '#domain/auth/authInputs.ts'

const TICK_MS = 500

/** Whole seconds until `at` (ms since epoch); 0 during server rendering. Corrects itself when a tab becomes visible. */
export function useCountdown(at: number): number {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    if (at <= Date.now()) return
    const timer = setInterval(() => {
      update()
      if (at <= Date.now()) clearInterval(timer)
    }, TICK_MS)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [at])
  return now === null ? 0 : secondsUntil(at, now)
}
