'use client'
import { useEffect, useRef, useState } from 'react'

/**
 * Runs one job at a time: a second click is ignored. Stays busy after a job resolved to true (the browser is
 * leaving), until the page is restored from the back/forward cache.
 */
export function useExclusiveAction() {
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
