'use client'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  GAP,
  type PageSize,
  type PageSpan,
  pageAt,
  pagesIn,
  scaleOf,
  spansOf,
  type Zoom,
  zoomBeside,
} from './pageLayout.ts'

export type PageView = {
  /** The page that is read. */
  page: number
  scale: number
  zoom: Zoom
  spans: readonly PageSpan[]
  /** The first and the last page that are drawn. */
  near: readonly [number, number]
  goTo: (page: number) => void
  setZoom: (zoom: Zoom) => void
  zoomBy: (by: 1 | -1) => void
}

type Place = { page: number; share: number }

/** Which pages of a document `scroller` shows, how large, and what moves it. A change of size keeps the place that is read. */
export function usePageView(
  scroller: RefObject<HTMLElement | null>,
  sizes: readonly PageSize[],
  { startPage, onPage }: { startPage: number; onPage: (page: number) => void },
): PageView {
  const [room, setRoom] = useState(0)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [page, setPage] = useState(startPage)
  const [near, setNear] = useState<readonly [number, number]>([0, 0])
  const scale = scaleOf(zoom, sizes, room)
  const spans = useMemo(() => spansOf(sizes, scale), [sizes, scale])
  const place = useRef<Place>({ page: startPage, share: 0 })
  /** The scroll position after a jump to a page: that page is the current one until the reader scrolls, even if it cannot be at the top. */
  const target = useRef<{ page: number; top: number } | null>(null)

  const scrollTo = useCallback(
    ({ page: wanted, share }: Place) => {
      const box = scroller.current
      const span = spans[wanted - 1]
      if (!box || !span) return
      box.scrollTop = share === 0 ? span.top - GAP : span.top + share * span.height
      target.current = { page: wanted, top: box.scrollTop }
      place.current = { page: wanted, share }
      setPage(wanted)
      setNear(pagesIn(spans, { top: box.scrollTop, height: box.clientHeight }, box.clientHeight))
    },
    [scroller, spans],
  )

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const measure = () => setRoom(box.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [scroller])

  useLayoutEffect(() => {
    if (room > 0) scrollTo(place.current)
  }, [room, scrollTo])

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const scrolled = () => {
      const view = { top: box.scrollTop, height: box.clientHeight }
      setNear((known) => {
        const next = pagesIn(spans, view, view.height)
        return next[0] === known[0] && next[1] === known[1] ? known : next
      })
      if (target.current && Math.abs(target.current.top - view.top) < 2) return
      target.current = null
      const read = pageAt(spans, view)
      const span = spans[read - 1]
      if (span) place.current = { page: read, share: (view.top - span.top) / span.height }
      setPage(read)
    }
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => box.removeEventListener('scroll', scrolled)
  }, [scroller, spans])

  const report = useRef(onPage)
  report.current = onPage
  useEffect(() => report.current(page), [page])

  return {
    page,
    scale,
    zoom,
    spans,
    near,
    goTo: (wanted) => scrollTo({ page: Math.max(1, Math.min(wanted, sizes.length)), share: 0 }),
    setZoom,
    zoomBy: (by) => setZoom(zoomBeside(Math.round(scale * 100), by)),
  }
}
