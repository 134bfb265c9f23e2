'use client'
import BookOpen from 'lucide-react/icons/book-open'
import FileCheck from 'lucide-react/icons/file-check'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import UserRound from 'lucide-react/icons/user-round'
import { useMe } from '#site/data/account/me.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useAuthDialog } from '../account/AuthDialogContext.tsx'
import { useProject } from '../ProjectContext.tsx'
import { BrowseSheet, type BrowseSheetProps } from './BrowseSheet.tsx'
import { item, nav } from './MobileNav.css.ts'
import { NavLink } from './NavLink.tsx'

const PLACES = [
  { label: 'learn', href: '/learn', icon: BookOpen },
  { label: 'tests', href: '/test-series', icon: FileCheck },
] as const

/** The bottom bar of phones; below 900 px it is the main navigation. `links` are those of the main menu. */
export function MobileNav(menu: BrowseSheetProps) {
  const { base } = useProject()
  const { me } = useMe(base)
  const { open, warm } = useAuthDialog()
  const t = useTexts('shell')
  return (
    <nav className={nav} aria-label={t.quickLinks}>
      <NavLink href="/" className={item}>
        <Icon icon={House} />
        {t.home}
      </NavLink>
      <button type="button" className={item} popoverTarget="browse" aria-haspopup="dialog">
        <Icon icon={LayoutGrid} />
        {t.browse}
      </button>
      <BrowseSheet {...menu} />
      {PLACES.map(({ label, href, icon }) => (
        <NavLink key={href} href={href} className={item}>
          <Icon icon={icon} />
          {t[label]}
        </NavLink>
      ))}
      {me ? (
        <NavLink href="/account" className={item}>
          <Icon icon={UserRound} />
          {t.account}
        </NavLink>
      ) : (
        <button type="button" className={item} onPointerEnter={warm} onFocus={warm} onClick={() => open()}>
          <Icon icon={UserRound} />
          {t.login}
        </button>
      )}
    </nav>
  )
}
