'use client'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time in ms since epoch, updated every minute, for texts such as `5m ago`. */
export function useCurrentMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
