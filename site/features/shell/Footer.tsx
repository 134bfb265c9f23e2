import type { MenuLink, Settings } from '#site/data/SettingsTypes.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { container } from '#site/ui/layout.css.ts'
import { contactsOf } from './contactsOf.ts'
import {
  base,
  brand,
  columns,
  columnTitle,
  link,
  policies,
  root,
  social,
  socialLink,
  tagline,
  themeToggle,
} from './Footer.css.ts'
import { Logo } from './Logo.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

type FooterProps = {
  settings: Settings
  /** Policies that are written. */
  pages: readonly MenuLink[]
}

/** Brand, contact links, the project's link columns, and policies that no column links to. */
export function Footer({ settings: { title, config }, pages }: FooterProps) {
  const linked = new Set(config.footerColumns?.flatMap(({ links }) => links?.map(({ href }) => href) ?? []))
  const others = pages.filter(({ href }) => !linked.has(href))
  const contacts = contactsOf(config.contactLinks)
  return (
    <footer className={root}>
      <div className={container}>
        <div className={columns}>
          <div className={brand}>
            <Logo title={title} logo={config.brand?.logo} isOnBand />
            {config.brand?.tagline ? <p className={tagline}>{config.brand.tagline}</p> : null}
            {contacts.length > 0 ? (
              <ul className={social}>
                {contacts.map(({ key, label, href, icon }) => (
                  <li key={key}>
                    <AppLink href={href} className={socialLink} aria-label={label} title={label}>
                      <Icon icon={icon} />
                    </AppLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          {config.footerColumns?.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <p className={columnTitle}>{column.title}</p>
              <ul>
                {column.links?.map((entry) => (
                  <li key={entry.label}>
                    <AppLink href={entry.href} className={link} prefetch={false}>
                      {entry.label}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={base}>
          <span>
            © {new Date().getFullYear()} {title}
          </span>
          {others.length > 0 ? (
            <nav aria-label="Policies" className={policies}>
              {others.map(({ href, label }) => (
                <AppLink key={href} href={href} className={link} prefetch={false}>
                  {label}
                </AppLink>
              ))}
            </nav>
          ) : null}
          <ThemeToggle className={themeToggle}>Light or dark</ThemeToggle>
        </div>
      </div>
    </footer>
  )
}
