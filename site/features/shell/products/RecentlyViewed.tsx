'use client'
import { lazy, Suspense, useEffect, useState } from 'react'
import { recordViewed, useRecentlyViewed } from '#site/data/catalogue/deviceProducts.ts'
import { useProject } from '../ProjectContext.tsx'

const SeenRow = lazy(() => import('./RecentlyViewedRow.tsx').then((m) => ({ default: m.RecentlyViewedRow })))

const MAX_CARDS = 4

type RecentlyViewedProps = {
  /** The product of the current page: recorded, and not shown. */
  current?: { id: string; kind: string }
}

/** Recently viewed products on this device; the cards load after the page, and only when there are any. */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const { slug } = useProject()
  const viewed = useRecentlyViewed(slug)
  const [isReady, setIsReady] = useState(false)
  const { id, kind } = current ?? {}
  useEffect(() => {
    if (id && kind) recordViewed(slug, { id, kind })
    setIsReady(true)
  }, [slug, id, kind])
  const otherProducts = viewed.filter((entry) => entry.id !== id).slice(0, MAX_CARDS)
  if (!isReady || otherProducts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <SeenRow ids={otherProducts.map((entry) => entry.id)} />
    </Suspense>
  )
}
