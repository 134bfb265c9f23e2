'use client'
import { useEffect, useRef } from 'react'

/**
 * Back closes an open sheet instead of leaving the page, as with `useCloseOnBack`; its code is loaded with the first
 * sheet, since these are on pages with a limited first load.
 */
export function useSheetOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useRef(close)
  onBack.current = close
  useEffect(() => {
    if (!isOpen) return
    let end: (() => void) | null = null
    let isOver = false
    import('./overlayEntries.ts').then(
      ({ enterOverlay }) => {
        if (!isOver) end = enterOverlay(() => onBack.current())
      },
      // Without a network Back leaves the page.
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [isOpen])
}
