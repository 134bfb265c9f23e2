'use client'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Puts the focus on when what had it goes away with a change of `items`. Tell the answer before the change where to: a selector
 * below `root`; null, or one that finds nothing, means the heading; undefined takes it back. A layout effect, since one that
 * an earlier change left waiting would move the focus before what has it is gone.
 */
export function useNextFocus(root: RefObject<HTMLElement | null>, items: unknown) {
  const goTo = useRef<string | null>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items decide when something has gone
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
