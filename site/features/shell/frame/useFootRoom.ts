import { useEffect, useRef } from 'react'
import type { footRoom } from '#site/styles/footRoom.ts'

/** Distance of the box from the content below it and from the focused element above it, px. */
const GAP = 24

/**
 * Sets a custom property to the height that a fixed box covers at the bottom: it hides neither the end of the
 * page nor the focused element.
 */
export function useFootRoom(property: (typeof footRoom)[keyof typeof footRoom]) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight + GAP}px`))
    watch.observe(element)
    return () => {
      watch.disconnect()
      style.removeProperty(property)
    }
  }, [property])
  return box
}
