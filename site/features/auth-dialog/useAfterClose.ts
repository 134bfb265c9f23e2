'use client'
import { useCallback, useEffect, useRef } from 'react'
import { overlaysLeft } from '#site/ui/overlays/overlayEntries.ts'

/** The returned function calls its argument once the dialog has closed and has left the browser's history. */
export function useAfterClose(isOpen: boolean): (next: () => void) => void {
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    const next = waiting.current
    if (isOpen || !next) return
    waiting.current = undefined
    void overlaysLeft().then(next)
  }, [isOpen])
  return useCallback((next) => {
    waiting.current = next
  }, [])
}
