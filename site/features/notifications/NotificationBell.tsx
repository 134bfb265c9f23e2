'use client'
import { lazy, Suspense } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { slot } from './NotificationBell.css.ts'

const SignedInBell = lazy(() => import('./SignedInBell.tsx').then((m) => ({ default: m.SignedInBell })))

/** The place of the bell, which only the person who is signed in has and loads. */
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
