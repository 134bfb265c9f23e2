'use client'
import dynamic from 'next/dynamic'
import { useMe } from '#site/data/me.ts'
import { Avatar } from '#site/ui/Avatar.tsx'
import { avatarSlot, loginButton, narrowSlot, slot } from './AccountMenu.css.ts'
import { useAuthDialog } from './AuthDialogContext.tsx'
import { useProject } from './ProjectContext.tsx'

const SignedInMenu = dynamic(() => import('./SignedInMenu.tsx').then((m) => m.SignedInMenu), {
  ssr: false,
  loading: () => null,
})

/** 'Login' for strangers, the avatar with its menu for the person who is signed in. */
export function AccountMenu() {
  const { base } = useProject()
  const { me } = useMe(base)
  const { open } = useAuthDialog()
  if (me) {
    return (
      <div className={narrowSlot} data-known="">
        <SignedInMenu me={me} />
      </div>
    )
  }
  return (
    <div className={slot} data-known={me === null ? '' : undefined}>
      <button type="button" className={loginButton} onClick={() => open()}>
        Login
      </button>
      <span className={avatarSlot}>
        <Avatar name="" />
      </span>
    </div>
  )
}
