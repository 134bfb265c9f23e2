'use client'
import { lazy, Suspense } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { slot } from './NotificationBell.css.ts'

const SignedInBell = lazy(() => import('./SignedInBell.tsx').then((m) => ({ default: m.SignedInBell })))

/** The slot of the bell, which loads only for a signed-in person. */
export function NotificationBell() {
  const { base } = useProject()
  const { me } = useMe(base)
  if (!me) return <div className={slot} data-out={me === null ? '' : undefined} />
  return (
    <div className={slot} data-known="">
      <Suspense fallback={null}>
        <SignedInBell me={me} />
      </Suspense>
    </div>
  )
}
