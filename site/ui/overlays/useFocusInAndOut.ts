'use client'
import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * F6 moves the focus into a region of buttons and back to where it came from, as with landmarks. The returned
 * function moves it when the focused button is about to disappear: with keyboard focus to another button of
 * the region, else back.
 */
export function useFocusInAndOut(region: RefObject<HTMLElement | null>, isShown: boolean): () => void {
  const cameFrom = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const { current } = region
    if (!isShown || !current) return
    const remember = ({ relatedTarget }: FocusEvent) => {
      // Focus that returns from another window comes from no element.
      if (relatedTarget && !current.contains(relatedTarget as Node))
        cameFrom.current = relatedTarget as HTMLElement
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      if (current.contains(document.activeElement)) cameFrom.current?.focus()
      else current.querySelector<HTMLElement>('a, button')?.focus()
    }
    current.addEventListener('focusin', remember)
    document.addEventListener('keydown', press)
    return () => {
      current.removeEventListener('focusin', remember)
      document.removeEventListener('keydown', press)
    }
  }, [region, isShown])

  return useCallback(() => {
    const focused = document.activeElement
    if (!region.current?.contains(focused)) return
    const otherButtons = [...region.current.querySelectorAll('button')].filter((button) => button !== focused)
    const next = focused?.matches(':focus-visible') ? otherButtons[0] : undefined
    ;(next ?? cameFrom.current)?.focus({ preventScroll: true })
  }, [region])
}
