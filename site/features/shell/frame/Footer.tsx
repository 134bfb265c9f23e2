import { localisedText } from '#domain/text/localisedText.ts'
import type { MenuLink, Settings } from '#site/data/SettingsTypes.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { container } from '#site/ui/layout.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { contactsOf } from './contactsOf.ts'
import {
  base,
  baseLinks,
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
import { InstallApp } from './InstallApp.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { Logo } from './Logo.tsx'
import { linksIn } from './menuOf.ts'
import { ThemeToggle } from './ThemeToggle.tsx'

type FooterProps = {
  settings: Settings
  /** Published policies. */
  pages: readonly MenuLink[]
}

/** Brand, contact links, the project's link columns, and policies that no column links to. */
export function Footer({ settings: { title, config }, pages }: FooterProps) {
  const t = useTexts('shell')
  const locale = useLocale()
  const tagText = localisedText(locale, config.brand?.tagline, config.hindi?.tagline)
  const linked = new Set(config.footerColumns?.flatMap(({ links }) => links?.map(({ href }) => href) ?? []))
  const unlinkedPages = pages.filter(({ href }) => !linked.has(href))
  // Two phone icons would look the same: the contact page lists both numbers.
  const contacts = contactsOf(config.contactLinks).filter(({ key }) => key !== 'secondPhone')
  return (
    <footer className={root}>
      <div className={container}>
        <div className={columns}>
          <div className={brand}>
            <Logo title={title} logo={config.brand?.logo} isOnBand />
            {tagText ? (
              <p className={tagline}>
                <MixedText>{tagText}</MixedText>
              </p>
            ) : null}
            {contacts.length > 0 ? (
              <ul className={social}>
                {contacts.map(({ key, href, icon }) => (
                  <li key={key}>
                    <AppLink
                      href={href}
                      className={socialLink}
                      aria-label={t.contacts[key]}
                      title={t.contacts[key]}
                    >
                      <Icon icon={icon} />
                    </AppLink>
                  </li>
                ))}
              </ul>
            ) : null}
            <InstallApp />
          </div>
          {config.footerColumns?.map((column) => (
            <nav key={column.title} aria-label={localisedText(locale, column.title, column.hindiTitle)}>
              <p className={columnTitle}>
                <MixedText>{localisedText(locale, column.title, column.hindiTitle)}</MixedText>
              </p>
              <ul>
                {linksIn(locale, column.links).map((entry) => (
                  <li key={entry.label}>
                    <AppLink href={entry.href} className={link} prefetch={false}>
                      <MixedText>{entry.label}</MixedText>
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
          <div className={baseLinks}>
            {unlinkedPages.length > 0 ? (
              <nav aria-label={t.policies} className={policies}>
                {unlinkedPages.map(({ href, label }) => (
                  <AppLink key={href} href={href} className={link} prefetch={false}>
                    {label}
                  </AppLink>
                ))}
              </nav>
            ) : null}
            {config.hindiEnabled ? <LanguageLink className={themeToggle} /> : null}
            <ThemeToggle className={themeToggle}>{t.lightOrDark}</ThemeToggle>
          </div>
        </div>
      </div>
    </footer>
  )
}
