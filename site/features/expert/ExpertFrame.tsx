'use client'
import clsx from 'clsx'
import FileCheck from 'lucide-react/icons/file-check'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import type { ExpertStart } from '#domain/calls/expert.ts'
import { useExpert } from '#site/data/account/expert.ts'
import {
  column,
  navLink,
  page,
  person,
  personName,
  personReach,
  tabs,
} from '#site/features/shell/account/AccountFrame.css.ts'
import { useProjectPath } from '#site/features/shell/frame/useProjectPath.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, onlyDesktop, screenful, withSidenav } from '#site/ui/layout.css.ts'
import { Avatar } from '#site/ui/media/Avatar.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { tab, list as tabList } from '#site/ui/navigation/Tabs.css.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { NoExpertAccess, StaffSignInPrompt } from './ExpertAccess.tsx'
import { ExpertSkeleton } from './ExpertSkeleton.tsx'

const LINKS = [
  { href: '/expert', label: 'overview', icon: LayoutDashboard },
  { href: '/expert/test-series', label: 'testSeries', icon: FileCheck },
  { href: '/expert/doubts', label: 'doubts', icon: MessageCircleQuestion },
  { href: '/expert/profile', label: 'profile', icon: UserRound },
] as const

type ExpertFrameProps = {
  title: string
  /** Rendered for an expert with a staff session. */
  children: (start: ExpertStart) => ReactNode
}

/** The layout of the expert panel; others are shown why they have no access. */
export function ExpertFrame({ title, children }: ExpertFrameProps) {
  const t = useTexts('expert')
  const { base } = useProject()
  const { state, error, reload } = useExpert(base)
  const place = useProjectPath()

  if (!state && error)
    return (
      <div className={clsx(container, screenful, page)}>
        <ErrorState level={1} title={t.failed} text={t.failedText}>
          <Button look="outline" onPress={() => void reload()}>
            {t.retry}
          </Button>
        </ErrorState>
      </div>
    )
  if (state && state.kind !== 'open')
    return (
      <div className={clsx(container, screenful, page)}>
        {state.kind === 'signedOut' ? <StaffSignInPrompt /> : <NoExpertAccess />}
      </div>
    )
  const start = state?.start
  const isHere = (href: string) =>
    place === href ||
    (href !== '/expert' && place.startsWith(`${href}/`)) ||
    (href === '/expert/test-series' && place.startsWith('/expert/test-papers'))
  const links = (className: string, withIcons: boolean) =>
    LINKS.map(({ href, label, icon }) => (
      <AppLink key={href} href={href} className={className} aria-current={isHere(href) ? 'page' : undefined}>
        {withIcons ? <Icon icon={icon} /> : null}
        {t[label]}
      </AppLink>
    ))
  return (
    <div className={clsx(container, screenful, withSidenav, page)}>
      <aside className={onlyDesktop}>
        <div className={person}>
          <Avatar name={start?.person.name ?? ''} size="l" />
          <div>
            <p className={personName}>
              <MixedText>{start?.person.name || t.title}</MixedText>
            </p>
            <p className={personReach}>
              <MixedText>{start?.person.label}</MixedText>
            </p>
          </div>
        </div>
        <nav aria-label={t.title}>{links(navLink, true)}</nav>
      </aside>
      <div className={column}>
        <nav aria-label={t.title} className={clsx(tabList, tabs)}>
          {links(tab, false)}
        </nav>
        <h1>{title}</h1>
        {start ? children(start) : <ExpertSkeleton />}
      </div>
    </div>
  )
}
