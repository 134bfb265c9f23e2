'use client'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus when the focused element disappears with a change of `items`. Call the returned function
 * before the change with the target: a selector below `root`; null, or one without a match, means the
 * heading; undefined cancels. A layout effect, since an effect pending from an earlier change would move the
 * focus before the element is removed.
 */
export function useNextFocus(root: RefObject<HTMLElement | null>, items: unknown) {
  const goTo = useRef<string | null>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a change of `items`
  useLayoutEffect(() => {
    const selector = goTo.current
    if (selector === undefined || !root.current) return
    goTo.current = undefined
    const next = selector === null ? null : root.current.querySelector<HTMLElement>(selector)
    ;(next ?? headingOf(root.current))?.focus()
  }, [items, root])
  return (selector: string | null | undefined): void => {
    goTo.current = selector
  }
}

function headingOf(root: HTMLElement): HTMLElement | null {
  const heading = root.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  return heading
}
