'use client'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { phoneText } from '#domain/people/phoneText.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useMe } from '#site/data/account/me.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { container, onlyDesktop, screenful, withSidenav } from '#site/ui/layout.css.ts'
import { Avatar } from '#site/ui/media/Avatar.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { NavLink } from '../frame/NavLink.tsx'
import { useProject } from '../ProjectContext.tsx'
import { column, narrow, navLink, page, person, personName, personReach } from './AccountFrame.css.ts'
import { useAuthDialog } from './AuthDialogContext.tsx'
import { accountLinks } from './accountLinks.ts'
import { BackToAccount } from './BackToAccount.tsx'
import { LogOut } from './LogOut.tsx'
import { useTopAfterSignOut } from './useTopAfterSignOut.ts'

type AccountFrameProps = {
  /** The reason to log in: `see your orders`. */
  purpose: string
  skeleton: ReactNode
  /** Whether the page is the list of account pages itself. */
  isHub?: boolean
  /** Shown to the person who is signed in. */
  children: ReactNode
}

/** The layout of account pages: the person, the user menu at the side (on phones a link; not beside the list of them all), and the page. */
export function AccountFrame({ purpose, skeleton, isHub, children }: AccountFrameProps) {
  const t = useTexts('account')
  const { base, config } = useProject()
  const { me, error, mutate } = useMe(base)
  const { open } = useAuthDialog()
  const links = accountLinks(config, t)
  useTopAfterSignOut(me)

  if (me === null)
    return (
      <div className={clsx(container, screenful, page)}>
        <EmptyState level={1} title={fillPlaceholders(t.logInTo, { purpose })} text={t.inYourAccount}>
          <Button onPress={() => open()}>{t.logIn}</Button>
        </EmptyState>
      </div>
    )
  if (me === undefined && error)
    return (
      <div className={clsx(container, screenful, page)}>
        <ErrorState level={1} title={t.notLoaded} text={t.nothingLost}>
          <Button look="outline" onPress={() => void mutate()}>
            {t.retry}
          </Button>
        </ErrorState>
      </div>
    )
  return (
    <div className={clsx(container, screenful, !isHub && withSidenav, page)}>
      {isHub ? null : (
        <aside className={onlyDesktop}>
          <div className={person}>
            <Avatar name={me?.name || me?.email || ''} size="l" />
            <div>
              <p className={personName}>
                <MixedText>{me?.name || t.yourAccount}</MixedText>
              </p>
              <p className={personReach}>{me?.phone ? phoneText(me.phone) : me?.email}</p>
            </div>
          </div>
          <nav aria-label={t.account}>
            {links.map(({ href, label, icon }) => (
              <NavLink key={href} href={href} className={navLink}>
                <Icon icon={icon} />
                {label}
              </NavLink>
            ))}
          </nav>
          {me ? <LogOut /> : null}
        </aside>
      )}
      <div className={clsx(column, isHub && narrow)}>
        {isHub ? null : <BackToAccount />}
        {me ? children : skeleton}
      </div>
    </div>
  )
}
