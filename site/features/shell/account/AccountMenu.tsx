'use client'
import { lazy, Suspense } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Avatar } from '#site/ui/media/Avatar.tsx'
import { useProject } from '../ProjectContext.tsx'
import { avatarSlot, loginButton, loginSlot, slot } from './AccountMenu.css.ts'
import { useAuthDialog } from './AuthDialogContext.tsx'

const SignedInMenu = lazy(() => import('./SignedInMenu.tsx').then((m) => ({ default: m.SignedInMenu })))

/** 'Login' for visitors, the avatar with its menu for a signed-in person. */
export function AccountMenu() {
  const { base } = useProject()
  const { me } = useMe(base)
  const { open, warm } = useAuthDialog()
  const { login } = useTexts('shell')
  if (me) {
    return (
      <div className={slot} data-known="">
        <Suspense fallback={null}>
          <SignedInMenu me={me} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={loginSlot} data-known={me === null ? '' : undefined}>
      <button
        type="button"
        className={loginButton}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => open()}
      >
        {login}
      </button>
      <span className={avatarSlot}>
        <Avatar name="" />
      </span>
    </div>
  )
}
