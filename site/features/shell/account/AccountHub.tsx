'use client'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { phoneText } from '#domain/people/phoneText.ts'
import { useMe } from '#site/data/account/me.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Avatar } from '#site/ui/media/Avatar.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { NavLink } from '../frame/NavLink.tsx'
import { useProject } from '../ProjectContext.tsx'
import { person, personName, personReach } from './AccountFrame.css.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { arrow, hubLink, hubList } from './AccountHub.css.ts'
import { accountLinks } from './accountLinks.ts'
import { LogOut } from './LogOut.tsx'

/** `/account`: every account page in one list; on phones the bottom bar links to it. */
export function AccountHub() {
  const t = useTexts('account')
  return (
    <AccountFrame purpose={t.purpose} skeleton={<h1>{t.account}</h1>} isHub>
      <Hub />
    </AccountFrame>
  )
}

function Hub() {
  const t = useTexts('account')
  const { base, config } = useProject()
  const { me } = useMe(base)
  return (
    <>
      <h1>{t.account}</h1>
      <div className={person}>
        <Avatar name={me?.name || me?.email || ''} size="l" />
        <div>
          <p className={personName}>
            <MixedText>{me?.name || t.yourAccount}</MixedText>
          </p>
          <p className={personReach}>{me?.phone ? phoneText(me.phone) : me?.email}</p>
        </div>
      </div>
      <nav aria-label={t.everything}>
        <ul className={hubList}>
          {accountLinks(config, t).map(({ href, label, icon }) => (
            <li key={href}>
              <NavLink href={href} className={hubLink}>
                <Icon icon={icon} />
                {label}
                <Icon icon={ChevronRight} size="s" className={arrow} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <LogOut />
    </>
  )
}
