'use client'
import { lazy, Suspense } from 'react'
import { useCompared } from '#site/data/deviceProducts.ts'
import { useProject } from './ProjectContext.tsx'

const CompareCard = lazy(() => import('./CompareCard.tsx').then((m) => ({ default: m.CompareCard })))

/** What is put by for comparing, and the way there; nothing while there is nothing. */
export function CompareTray() {
  const { list, clear } = useCompared(useProject().slug)
  if (list.length === 0) return null
  return (
    <Suspense fallback={null}>
      <CompareCard ids={list.map(({ id }) => id)} onClear={clear} />
    </Suspense>
  )
}
