import type { Metadata, Viewport } from 'next'
import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { BEFORE_PAINT_SCRIPT } from '#domain/pages/beforePaintScript.ts'
import { LANG, type Locale, OG_LOCALE } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import type { WebStaticConfig } from '#site/data/SettingsTypes.ts'
import { localisedSignupForm } from '#site/texts/localisedSignupForm.ts'
import type { Area } from '#site/texts/Texts.ts'
import { pickTexts } from '#site/texts/textsOf.ts'
import '#site/styles/reset.css.ts'
import '#site/styles/tokens.css.ts'
import '#site/styles/srOnly.css.ts'
import '#site/styles/missingPicture.css.ts'
import '#site/styles/print.css.ts'
import '#site/features/shell/frame/focusPage.css.ts'
import { themeCss } from '#domain/theme/themeCss.ts'
import { enterScope } from '#site/data/base/enterScope.ts'
import { getCategories } from '#site/data/catalogue/categories.ts'
import { getSettings } from '#site/data/settings.ts'
import { getFootPages } from '#site/data/systemPages.ts'
import { LazyInvitationBar } from '#site/features/invitation/LazyInvitationBar.tsx'
import { NotificationBell } from '#site/features/notifications/NotificationBell.tsx'
import { LazyPreviewBar } from '#site/features/preview/LazyPreviewBar.tsx'
import { HeaderSearch } from '#site/features/search/HeaderSearch.tsx'
import { AnnouncementBar } from '#site/features/shell/frame/AnnouncementBar.tsx'
import { announcementKey } from '#site/features/shell/frame/announcementKey.ts'
import { Footer } from '#site/features/shell/frame/Footer.tsx'
import { Header } from '#site/features/shell/frame/Header.tsx'
import { MobileNav } from '#site/features/shell/frame/MobileNav.tsx'
import { linksIn, menuOf } from '#site/features/shell/frame/menuOf.ts'
import { NoScriptNotice } from '#site/features/shell/frame/NoScriptNotice.tsx'
import { SkipLink } from '#site/features/shell/frame/SkipLink.tsx'
import type { Project } from '#site/features/shell/ProjectContext.tsx'
import { LazyViewAsBanner } from '#site/features/view-as/LazyViewAsBanner.tsx'
import { fontClasses } from '#site/styles/fonts.ts'
import { Providers } from './Providers.tsx'

type LayoutProps = { children: ReactNode; params: Promise<{ project: string }> }

export const revalidate = 60

/** Texts of the client components that are on every page; parts that load later bring their own. */
const EVERYWHERE: readonly Area[] = ['shell', 'system', 'ui']

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const scope = await enterScope((await params).project)
  const settings = scope && (await getSettings(scope.slug))
  if (!settings) return { title: 'No such site' }
  const { title, config } = settings
  return {
    title: { default: title, template: `%s · ${title}` },
    description: localisedText(scope.locale, config.brand?.tagline, config.hindi?.tagline),
    openGraph: { siteName: title, type: 'website', locale: OG_LOCALE[scope.locale] },
    manifest: `${scope.base}/manifest.webmanifest`,
    icons: {
      icon: { url: `${scope.base}/icon.svg`, type: 'image/svg+xml' },
      apple: { url: `${scope.base}/icon/apple.png`, sizes: '180x180' },
    },
    appleWebApp: { title },
    formatDetection: { telephone: false },
  }
}

export default async function ProjectLayout({ children, params }: LayoutProps) {
  const scope = await enterScope((await params).project)
  const settings = scope && (await getSettings(scope.slug))
  if (!scope || !settings) return <Bare>{children}</Bare>
  const { isEnabled: isPreview } = await draftMode()
  const { contactLinks } = settings.config
  const { locale } = scope
  const { brand, hindi } = settings.config
  const announcement = localisedText(locale, brand?.announcement, hindi?.announcement)
  const closable = announcement ? announcementKey(announcement) : undefined
  const project: Project = {
    ...scope,
    title: settings.title,
    timeZone: settings.timeZone,
    config: {
      adminWebConfig: { signupForm: localisedSignupForm(locale, settings.config) },
      loginArt: artIn(locale, settings.config),
      brand: { logo: brand?.logo ?? null },
      contactLinks,
      ...settings.admin,
      userHeaderLinks: linksIn(locale, settings.admin.userHeaderLinks),
    },
  }
  return (
    <html
      lang={LANG[locale]}
      className={fontClasses}
      data-time-zone={settings.timeZone}
      data-project={scope.slug}
      data-announcement={closable}
      // Next then jumps to the top of a new page, where a smooth scroll would end below the announcement.
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <Theme css={themeCss(settings.config.theme)} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own */}
        <script dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />
      </head>
      <body>
        <Providers project={project} texts={pickTexts(locale, EVERYWHERE)}>
          <SkipLink />
          {isPreview ? <LazyPreviewBar /> : null}
          <LazyViewAsBanner />
          <LazyInvitationBar />
          {announcement ? <AnnouncementBar words={announcement} href={brand?.announcementHref} /> : null}
          <Header
            settings={settings}
            categories={(await getCategories(scope.slug)).map(({ id, slug, title, parent }) => ({
              id,
              slug,
              title,
              parent,
            }))}
            search={<HeaderSearch />}
            bell={<NotificationBell />}
          />
          <main id="content" tabIndex={-1}>
            <NoScriptNotice />
            {children}
          </main>
          <Footer settings={settings} pages={await getFootPages(scope.slug, locale)} />
          <MobileNav
            links={menuOf(settings.config, locale)}
            hasLanguages={Boolean(settings.config.hindiEnabled)}
          />
        </Providers>
      </body>
    </html>
  )
}

/** The texts next to the log-in form. */
const artIn = (locale: Locale, { loginArt, hindi }: WebStaticConfig): WebStaticConfig['loginArt'] => ({
  heading: localisedText(locale, loginArt?.heading, hindi?.loginHeading),
  text: localisedText(locale, loginArt?.text, hindi?.loginText),
})

/** Pages of an unknown project: only their not-found page, without the shell. */
function Bare({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={fontClasses}>
      <head>
        <Theme css={themeCss(null)} />
      </head>
      <body>
        <main id="content">{children}</main>
      </body>
    </html>
  )
}

function Theme({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: custom properties with parsed hex colours
  return <style dangerouslySetInnerHTML={{ __html: css }} />
}
