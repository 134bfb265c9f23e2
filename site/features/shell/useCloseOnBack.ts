'use client'
import { useCallback, useEffect, useRef } from 'react'

const MARK = 'isBehindDialog'
const LEAVE_MS = 400

const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[MARK])

/**
 * While open, the browser's Back closes the dialog instead of leaving the page: a history entry of its own is
 * on top of the page's. The returned function removes that entry and resolves when it is removed, so that a
 * following navigation starts from the page.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): () => Promise<void> {
  const onBack = useRef(close)
  onBack.current = close

  useEffect(() => {
    if (!isOpen) return
    // After a reload the entry exists already. Next's own part of the state is preserved.
    if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
    const look = () => {
      if (!isMarked()) onBack.current()
    }
    window.addEventListener('popstate', look)
    return () => window.removeEventListener('popstate', look)
  }, [isOpen])

  const leaving = useRef<Promise<void>>(undefined)
  return useCallback(() => {
    // Called twice, it must not go back twice.
    leaving.current ??= leaveEntry().finally(() => {
      leaving.current = undefined
    })
    return leaving.current
  }, [])
}

async function leaveEntry(): Promise<void> {
  if (!isMarked()) return
  await new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    setTimeout(resolve, LEAVE_MS)
    history.back()
  })
}
