'use client'
import clsx from 'clsx'
import { levelOf } from '#domain/roles/roles.ts'
import { useMe } from '#site/data/account/me.ts'
import { withoutLanguage } from '#site/data/base/withoutLanguage.ts'
import { useProjectPath } from '#site/features/shell/frame/useProjectPath.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { looks, root, sizes } from '#site/ui/Button.css.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'

/** The link to the staff sign-in with six digits, which returns to this page. */
function StaffSignIn() {
  const t = useTexts('expert')
  const { base } = useProject()
  const place = useProjectPath()
  const project = withoutLanguage(base)
  const language = base.slice(project.length)
  return (
    <a
      className={clsx(root, sizes.m, looks.primary)}
      href={`${project}/admin/login?redirect=${encodeURIComponent(language + place)}`}
    >
      {t.signInButton}
    </a>
  )
}

export function StaffSignInPrompt() {
  const t = useTexts('expert')
  return (
    <EmptyState level={1} title={t.signIn} text={t.signInText}>
      <StaffSignIn />
    </EmptyState>
  )
}

/** For a learner, or an expert who is signed in to the storefront only. */
export function NoExpertAccess() {
  const t = useTexts('expert')
  const { base } = useProject()
  const { me } = useMe(base)
  if (me && me.userLevel >= levelOf('expert')) return <StaffSignInPrompt />
  return (
    <EmptyState level={1} title={t.notForYou} text={t.notForYouText}>
      <LinkButton href="/">{t.firstPage}</LinkButton>
    </EmptyState>
  )
}
