import { type RefObject, useEffect } from 'react'

/** A pixel of a fraction is no rest. */
const SLACK = 1

/**
 * Marks a row that scrolls sideways with `data-before` and `data-after` while something of it is out of sight there, so that its
 * styles can show it.
 */
export function useScrollEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = row.current
    if (!node) return
    const mark = () => {
      const rest = node.scrollWidth - node.clientWidth - node.scrollLeft
      node.toggleAttribute('data-before', node.scrollLeft > SLACK)
      node.toggleAttribute('data-after', rest > SLACK)
    }
    const resizes = new ResizeObserver(mark)
    resizes.observe(node)
    for (const child of node.children) resizes.observe(child)
    node.addEventListener('scroll', mark, { passive: true })
    return () => {
      resizes.disconnect()
      node.removeEventListener('scroll', mark)
    }
  }, [row])
}
