'use client'
import BookOpen from 'lucide-react/icons/book-open'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import UserRound from 'lucide-react/icons/user-round'
import { useMe } from '#site/data/me.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { useAuthDialog } from './AuthDialogContext.tsx'
import { item, nav } from './MobileNav.css.ts'
import { NavLink } from './NavLink.tsx'
import { useProject } from './ProjectContext.tsx'

const PLACES = [
  { label: 'Home', href: '/', icon: House },
  { label: 'Courses', href: '/courses', icon: LayoutGrid },
  { label: 'Learn', href: '/learn', icon: BookOpen },
]

/** The bar at the foot of phones; below 900 px it is the main navigation. */
export function MobileNav() {
  const { base } = useProject()
  const { me } = useMe(base)
  const { open } = useAuthDialog()
  return (
    <nav className={nav} aria-label="Quick links">
      {PLACES.map(({ label, href, icon }) => (
        <NavLink key={href} href={href} className={item}>
          <Icon icon={icon} />
          {label}
        </NavLink>
      ))}
      {me ? (
        <NavLink href="/profile" className={item}>
          <Icon icon={UserRound} />
          Account
        </NavLink>
      ) : (
        <button type="button" className={item} onClick={() => open()}>
          <Icon icon={UserRound} />
          Login
        </button>
      )}
    </nav>
  )
}
