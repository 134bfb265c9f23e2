'use client'
import { useEffect, useRef } from 'react'
import { enterDialog } from './dialogEntries.ts'

/** While mounted, the browser's Back closes the dialog instead of leaving the page. */
export function useCloseOnBack(close: () => void): void {
  const onBack = useRef(close)
  onBack.current = close
  useEffect(() => enterDialog(() => onBack.current()), [])
}
