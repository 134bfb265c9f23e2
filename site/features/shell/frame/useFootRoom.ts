import { useEffect, useRef } from 'react'
import type { footRoom } from '#site/styles/footRoom.ts'

/** Between the box, what is below it, and what has the focus above it; in px. */
const GAP = 24

/** Tells the styles how much of the page's foot a box fixed there covers: neither the page's end nor what has the focus stays behind it. */
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
