'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * The width a chart is drawn for, px: that of its place, so that its words have one size everywhere. `usual` until it is
 * measured.
 */
export function useChartWidth(usual: number): { svg: RefObject<SVGSVGElement | null>; width: number } {
  const svg = useRef<SVGSVGElement>(null)
  const [width, setWidth] = useState(usual)
  useEffect(() => {
    if (!svg.current) return
    const watch = new ResizeObserver(([entry]) => {
      const place = Math.round(entry?.contentRect.width ?? 0)
      if (place > 0) setWidth(place)
    })
    watch.observe(svg.current)
    return () => watch.disconnect()
  }, [])
  return { svg, width }
}
