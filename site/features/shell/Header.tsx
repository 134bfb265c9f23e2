import clsx from 'clsx'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import type { Settings } from '#site/data/SettingsTypes.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { container } from '#site/ui/layout.css.ts'
import { AccountMenu } from './AccountMenu.tsx'
import {
  end,
  header,
  headerRow,
  nav,
  navLink,
  skipLink,
  strong,
  tools,
  topbar,
  topbarItem,
  topbarRow,
} from './Header.css.ts'
import { Logo } from './Logo.tsx'
import { menuOf } from './menuOf.ts'
import { NavLink } from './NavLink.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

type HeaderProps = {
  settings: Settings
  /** The bell; a feature of its own that the header only gives its place. */
  bell: ReactNode
  /** The search; the same. */
  search: ReactNode
}

/** Skip link, top bar (from 900 px) and the sticky header. */
export function Header({ settings, bell, search }: HeaderProps) {
  const { title, config } = settings
  return (
    <>
      <a href="#content" className={skipLink}>
        Skip to content
      </a>
      <TopBar settings={settings} />
      <header className={header}>
        <div className={clsx(container, headerRow)}>
          <Logo title={title} logo={config.brand?.logo} />
          <nav className={nav} aria-label="Main">
            {menuOf(config).map((link) => (
              <NavLink key={link.label} href={link.href} className={navLink}>
                {link.label}
              </NavLink>
            ))}
          </nav>
          <div className={tools}>
            {search}
            {bell}
            <AccountMenu />
          </div>
        </div>
      </header>
    </>
  )
}

function TopBar({ settings: { config } }: { settings: Settings }) {
  const phone = config.contactLinks?.phone
  const { supportHours } = config.brand ?? {}
  return (
    <section className={topbar} aria-label="Contact and news">
      <div className={clsx(container, topbarRow)}>
        {phone ? (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={topbarItem}>
            <Icon icon={Phone} size="xs" />
            {supportHours ? 'Talk to a counsellor' : 'Call us'}{' '}
            <span className={strong}>{supportHours ?? phone}</span>
          </a>
        ) : null}
        <ThemeToggle className={clsx(topbarItem, end)} />
      </div>
    </section>
  )
}
