import type { Locale } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { MenuLink, WebStaticConfig } from '#site/data/SettingsTypes.ts'
import { textsOf } from '#site/texts/textsOf.ts'

/** The project's header links in the language of the page; its courses when none are set. */
export const menuOf = (config: WebStaticConfig, locale: Locale): MenuLink[] =>
  config.navigation && config.navigation.length > 0
    ? linksIn(locale, config.navigation)
    : [{ label: textsOf(locale).shell.courses, href: '/courses' }]

/** Links with their labels in a language. */
export const linksIn = (locale: Locale, links: readonly MenuLink[] | null | undefined): MenuLink[] =>
  (links ?? []).map((link) => ({
    ...link,
    label: localisedText(locale, link.label, link.hindiLabel) ?? link.label,
  }))
