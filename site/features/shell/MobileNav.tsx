'use client'
import BookOpen from 'lucide-react/icons/book-open'
import FileCheck from 'lucide-react/icons/file-check'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import UserRound from 'lucide-react/icons/user-round'
import { useMe } from '#site/data/me.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { useAuthDialog } from './AuthDialogContext.tsx'
import { item, nav } from './MobileNav.css.ts'
import { NavLink } from './NavLink.tsx'
import { useProject } from './ProjectContext.tsx'

const PLACES = [
  { label: 'home', href: '/', icon: House },
  { label: 'courses', href: '/courses', icon: LayoutGrid },
  { label: 'learn', href: '/learn', icon: BookOpen },
  { label: 'tests', href: '/test-series', icon: FileCheck },
] as const

/** The bar at the foot of phones; below 900 px it is the main navigation. */
export function MobileNav() {
  const { base } = useProject()
  const { me } = useMe(base)
  const { open, warm } = useAuthDialog()
  const t = useTexts('shell')
  return (
    <nav className={nav} aria-label={t.quickLinks}>
      {PLACES.map(({ label, href, icon }) => (
        <NavLink key={href} href={href} className={item}>
          <Icon icon={icon} />
          {t[label]}
        </NavLink>
      ))}
      {me ? (
        <NavLink href="/profile" className={item}>
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
