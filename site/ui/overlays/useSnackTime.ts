'use client'
import { useCallback, useEffect, useRef } from 'react'
import { elapse, type Snack } from './snackQueue.ts'

const TICK_MS = 250
/** Maximum time that counts per tick, ms: messages must not expire unseen while a computer sleeps. */
const MAX_TICK_MS = 1000

/** Runs the timers of the visible messages, except while one is held or the tab is hidden. */
export function useSnackTime(queue: Snack[], setQueue: (change: (queue: Snack[]) => Snack[]) => void) {
  const holders = useRef(new Set<string>())
  const isEmpty = queue.length === 0

  useEffect(() => {
    if (isEmpty) {
      holders.current.clear()
      return
    }
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const passed = Math.min(now - last, MAX_TICK_MS)
      last = now
      if (holders.current.size > 0 || document.hidden) return
      setQueue((waiting) => elapse(waiting, passed))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isEmpty, setQueue])

  /** Pauses or resumes the timers, separately for pointer and focus; null resumes for both. */
  const hold = useCallback((by: 'pointer' | 'focus' | null, isHeld: boolean) => {
    if (by === null) holders.current.clear()
    else if (isHeld) holders.current.add(by)
    else holders.current.delete(by)
  }, [])
  return { hold }
}
