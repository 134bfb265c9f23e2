'use client'
import { lazy, Suspense } from 'react'
import { byKind, useCompared } from '#site/data/catalogue/deviceProducts.ts'
import { useProject } from '../ProjectContext.tsx'

const CompareCard = lazy(() => import('./CompareCard.tsx').then((m) => ({ default: m.CompareCard })))

/** What is put by for comparing, and the way there; nothing while there is nothing. */
export function CompareTray() {
  const { list, clear } = useCompared(useProject().slug)
  // The kind that was added to last; the others wait under their own lists.
  const [last] = byKind(list)
  if (!last) return null
  return (
    <Suspense fallback={null}>
      <CompareCard ids={last.ids} onClear={() => clear(last.kind)} />
    </Suspense>
  )
}
