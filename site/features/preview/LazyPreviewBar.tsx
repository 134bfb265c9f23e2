'use client'
import { lazy, Suspense } from 'react'

const PreviewBar = lazy(() => import('./PreviewBar.tsx').then((m) => ({ default: m.PreviewBar })))

/** The draft bar; only pages of a preview load its script. */
export function LazyPreviewBar() {
  return (
    <Suspense fallback={null}>
      <PreviewBar />
    </Suspense>
  )
}
