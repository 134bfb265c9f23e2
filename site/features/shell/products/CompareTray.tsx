'use client'
import { lazy, Suspense } from 'react'
import { groupByKind, useCompared } from '#site/data/catalogue/deviceProducts.ts'
import { useProject } from '../ProjectContext.tsx'

const CompareCard = lazy(() => import('./CompareCard.tsx').then((m) => ({ default: m.CompareCard })))

/**
 * The products to compare, and a link to the comparison; nothing while there are none. On the page of a
 * `product` it shows only when that is one of them.
 */
export function CompareTray({ product }: { product?: string }) {
  const { list, clear } = useCompared(useProject().slug)
  // The kind that was last added to; the others are shown on their own lists.
  const [last] = groupByKind(list)
  if (!last || (product && !last.ids.includes(product))) return null
  return (
    <Suspense fallback={null}>
      <CompareCard ids={last.ids} onClear={() => clear(last.kind)} />
    </Suspense>
  )
}
