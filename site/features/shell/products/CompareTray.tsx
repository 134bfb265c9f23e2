'use client'
import { lazy, Suspense } from 'react'
import { byKind, useCompared } from '#site/data/catalogue/deviceProducts.ts'
import { useProject } from '../ProjectContext.tsx'

const CompareCard = lazy(() => import('./CompareCard.tsx').then((m) => ({ default: m.CompareCard })))

/** The products to compare, and a link to the comparison; nothing while there are none. */
export function CompareTray() {
  const { list, clear } = useCompared(useProject().slug)
  // The kind that was last added to; the others are shown on their own lists.
  const [last] = byKind(list)
  if (!last) return null
  return (
    <Suspense fallback={null}>
      <CompareCard ids={last.ids} onClear={() => clear(last.kind)} />
    </Suspense>
  )
}
