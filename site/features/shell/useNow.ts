'use client'
import { useEffect, useState } from 'react'

const TICK_MS = 250

/** The time in ms since epoch, updated until `until` has passed; correct when a sleeping tab wakes. */
export function useNow(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    if (until <= Date.now()) return
    const timer = setInterval(() => {
      update()
      if (until <= Date.now()) clearInterval(timer)
    }, TICK_MS)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [until])
  return now
}
