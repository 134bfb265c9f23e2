'use client'
import { useEffect, useRef } from 'react'
import { enterOverlay } from './overlayEntries.ts'

/** While open, the browser's Back closes the overlay instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useRef(close)
  onBack.current = close
  useEffect(() => (isOpen ? enterOverlay(() => onBack.current()) : undefined), [isOpen])
}
