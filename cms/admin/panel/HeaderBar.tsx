'use client'

import { Link, useNav } from '@payloadcms/ui'
import { ExternalLink, Menu as MenuIcon } from 'lucide-react'
import { Icon } from '../Logo.tsx'
import type { Choice } from '../projectSwitch/Choice.ts'
import { ProjectSwitch } from '../projectSwitch/ProjectSwitch.tsx'
import { Bell } from './Bell.tsx'
import { Menu } from './Menu.tsx'
import { SearchBox } from './SearchBox.tsx'

type Props = {
  title: string
  siteUrl: string | null
  choices: Choice[]
  chosen: string | null
  person: { name: string; role: string }
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** Target of the skip link: focuses the heading of the page. */
function goToPage() {
  const page = document.querySelector<HTMLElement>('.template-default__wrap h1, .template-default__wrap')
  page?.setAttribute('tabindex', '-1')
  page?.focus()
}

/** Brand or project switch, search, link to the site, and account menu. */
export function HeaderBar({ title, siteUrl, choices, chosen, person }: Props) {
  const { navOpen, setNavOpen } = useNav()
  return (
    <header className="panel-bar">
      <button type="button" className="panel-bar__skip" onClick={goToPage}>
        Skip to the page
      </button>
      <div className="panel-bar__brand">
        <button
          type="button"
          className="panel-bar__toggle"
          aria-expanded={navOpen}
          aria-controls="panel-nav"
          aria-label={navOpen ? 'Close the navigation' : 'Open the navigation'}
          onClick={() => setNavOpen(!navOpen)}
        >
          <MenuIcon size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
        {choices.length > 0 ? (
          <ProjectSwitch title={title} choices={choices} chosen={chosen} />
        ) : (
          <Link className="panel-bar__home" href="/admin" prefetch={false}>
            <Icon />
            <span>{title}</span>
          </Link>
        )}
      </div>
      <SearchBox />
      <div className="panel-bar__end">
        {siteUrl && (
          <a className="panel-button panel-bar__site" href={siteUrl} target="_blank" rel="noreferrer">
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>View site</span>
          </a>
        )}
        <Bell />
        <Menu
          label={`Account of ${person.name}, ${person.role}`}
          opener={<span className="panel-bar__avatar">{initials(person.name)}</span>}
          head={
            <p className="panel-menu__head">
              <strong>{person.name}</strong>
              <span>{person.role}</span>
            </p>
          }
          isRight
        >
          <Link href="/admin/account" prefetch={false} role="menuitem" tabIndex={-1}>
            Account and appearance
          </Link>
          {siteUrl && (
            <a href={siteUrl} target="_blank" rel="noreferrer" role="menuitem" tabIndex={-1}>
              View site
            </a>
          )}
          <Link href="/admin/logout" prefetch={false} role="menuitem" tabIndex={-1}>
            Log out
          </Link>
        </Menu>
      </div>
    </header>
  )
}
