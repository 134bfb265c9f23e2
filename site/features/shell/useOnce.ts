'use client'
import { useEffect, useRef, useState } from 'react'

/**
 * Runs one thing at a time: a second press does nothing. Stays busy after a job answered true (the browser is leaving), until
 * the page is shown again from the browser's memory.
 */
export function useOnce() {
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isRunning.current = false
      setIsBusy(false)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  const run = async (job: () => Promise<boolean>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    let isLeaving = false
    try {
      isLeaving = await job()
    } finally {
      isRunning.current = isLeaving
      setIsBusy(isLeaving)
    }
  }
  return { isBusy, run }
}
