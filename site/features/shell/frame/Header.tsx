import clsx from 'clsx'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { localisedText } from '#domain/text/localisedText.ts'
import type { Category } from '#site/data/catalogue/categories.ts'
import type { Settings } from '#site/data/SettingsTypes.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { container } from '#site/ui/layout.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { AccountMenu } from '../account/AccountMenu.tsx'
import { CartLink } from './CartLink.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import { supportPhones, telHref } from './contactsOf.ts'
import {
  end,
  header,
  headerRow,
  iconItem,
  languageOnPhone,
  nav,
  navLink,
  strong,
  tools,
  topbar,
  topbarItem,
  topbarRow,
} from './Header.css.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { Logo } from './Logo.tsx'
import { menuOf } from './menuOf.ts'
import { NavLink } from './NavLink.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

type HeaderProps = {
  settings: Settings
  categories: readonly Category[]
  /** The bell; a feature of its own that the header receives as a slot. */
  bell: ReactNode
  /** The search; also a slot. */
  search: ReactNode
}

/** Top bar (from 900 px) and the sticky header. */
export function Header({ settings, categories, bell, search }: HeaderProps) {
  const { title, config } = settings
  const { mainMenu } = useTexts('shell')
  const locale = useLocale()
  return (
    <>
      <TopBar settings={settings} />
      <header className={header}>
        <div className={clsx(container, headerRow)}>
          <Logo title={title} logo={config.brand?.logo} />
          <CategoryMenu categories={categories} />
          <nav className={nav} aria-label={mainMenu}>
            {menuOf(config, locale).map((link) => (
              <NavLink key={link.label} href={link.href} className={navLink}>
                <MixedText>{link.label}</MixedText>
              </NavLink>
            ))}
          </nav>
          <div className={tools}>
            {config.hindiEnabled ? <LanguageLink isShort className={languageOnPhone} /> : null}
            {search}
            {bell}
            <CartLink />
            <AccountMenu />
          </div>
        </div>
      </header>
    </>
  )
}

function TopBar({ settings: { config } }: { settings: Settings }) {
  const t = useTexts('shell')
  const locale = useLocale()
  const [phone] = supportPhones(config.contactLinks)
  const supportHours = localisedText(locale, config.brand?.supportHours, config.hindi?.supportHours)
  return (
    <section className={topbar} aria-label={t.contactAndNews}>
      <div className={clsx(container, topbarRow)}>
        {phone ? (
          <a href={telHref(phone)} className={topbarItem}>
            <Icon icon={Phone} size="xs" />
            {supportHours ? t.talkToCounsellor : t.callUs}{' '}
            <span className={strong}>
              <MixedText>{supportHours ?? phone}</MixedText>
            </span>
          </a>
        ) : null}
        {config.hindiEnabled ? <LanguageLink className={clsx(topbarItem, end)} /> : null}
        <ThemeToggle className={clsx(topbarItem, iconItem, config.hindiEnabled ? undefined : end)} />
      </div>
    </section>
  )
}
