'use client'
import clsx from 'clsx'
import { levelOf } from '#domain/roles/roles.ts'
import { useMe } from '#site/data/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { usePlace } from '#site/features/shell/usePlace.ts'
import { looks, root, sizes } from '#site/ui/Button.css.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'

/** Where staff sign in with six digits; it comes back to this page. */
function StaffSignIn() {
  const { base } = useProject()
  const place = usePlace()
  return (
    <a
      className={clsx(root, sizes.m, looks.primary)}
      href={`${base}/admin/login?redirect=${encodeURIComponent(place)}`}
    >
      Sign in with 6 digits
    </a>
  )
}

export function SignInFirst() {
  return (
    <EmptyState
      level={1}
      title="Sign in to the expert panel"
      text="Experts sign in with a code of 6 digits, as staff do. The login of the shop is not enough here."
    >
      <StaffSignIn />
    </EmptyState>
  )
}

/** A learner, or an expert who is signed in to the shop alone. */
export function NotForYou() {
  const { base } = useProject()
  const { me } = useMe(base)
  if (me && me.userLevel >= levelOf('expert')) return <SignInFirst />
  return (
    <EmptyState
      level={1}
      title="The expert panel is not for your account"
      text="It is for experts who check answer sheets and answer doubts. Ask an admin if you should be one."
    >
      <LinkButton href="/">Go to the first page</LinkButton>
    </EmptyState>
  )
}
