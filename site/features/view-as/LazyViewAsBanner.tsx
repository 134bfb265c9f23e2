'use client'
import { lazy, Suspense } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'

const ViewAsBanner = lazy(async () => ({ default: (await import('./ViewAsBanner.tsx')).ViewAsBanner }))

/** The banner of a view-as session, loaded in one. */
export function LazyViewAsBanner() {
  const { me } = useMe(useProject().base)
  return me?.viewingAs ? (
    <Suspense fallback={null}>
      <ViewAsBanner />
    </Suspense>
  ) : null
}
