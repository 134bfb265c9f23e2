'use client'
import { lazy, Suspense } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'

const InvitationBar = lazy(async () => ({ default: (await import('./InvitationBar.tsx')).InvitationBar }))

/** The bar of an invitation, loaded for students who have one. */
export function LazyInvitationBar() {
  const { me } = useMe(useProject().base)
  return me?.invitation ? (
    <Suspense fallback={null}>
      <InvitationBar />
    </Suspense>
  ) : null
}
