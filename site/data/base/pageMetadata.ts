import type { Metadata } from 'next'
import { localisedUrl } from '#domain/links/localisedUrl.ts'
import { type Locale, OG_LOCALE } from '#domain/text/locales.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import { sharePath } from '../catalogue/shareFacts.ts'
import { type Picture, pictureInSize } from '../Picture.ts'
import type { Meta } from '../pages.ts'
import { getPictures } from '../pictures.ts'
import type { Settings } from '../SettingsTypes.ts'
import { getSettings } from '../settings.ts'
import { hreflangUrls } from './hreflangUrls.ts'

type Described = { title: string; meta?: Meta | null }

/**
 * Title, description, canonical URL and link preview of a page, and whether search engines may show it.
 * `path` is without the project's prefix.
 */
export async function pageMetadata(
  project: string,
  { title, meta }: Described,
  path: string,
  locale: Locale = pageLocale(),
): Promise<Metadata> {
  const [settings, pictures] = await Promise.all([
    getSettings(project),
    getPictures(project, meta?.image ? [meta.image] : []),
  ])
  const picture = pictureInSize(pictures.get(meta?.image ?? ''), 'wide')
  const address = localisedUrl(locale, settings?.address ?? '', path)
  const description = meta?.description ?? undefined
  return {
    title: meta?.title ? { absolute: meta.title } : title,
    description,
    alternates: { canonical: address, ...languagesOf(settings, path) },
    ...(meta?.noIndex ? { robots: { index: false } } : {}),
    openGraph: {
      title: meta?.title || title,
      description,
      type: 'website',
      locale: OG_LOCALE[locale],
      url: address,
      siteName: settings?.title,
      ...(settings ? { images: [preview(settings.address, picture, path, locale)] } : {}),
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** The page in both languages, when the project has both. */
const languagesOf = (settings: Settings | null, path: string): Metadata['alternates'] =>
  settings?.config.hindiEnabled ? { languages: hreflangUrls(settings.address, path) } : {}

/** The picture an editor chose, else the one that is generated from the title. */
const preview = (address: string, picture: Picture | null, path: string, locale: Locale) =>
  picture
    ? { url: new URL(picture.url, address).href, alt: picture.alt ?? undefined }
    : { url: localisedUrl(locale, address, sharePath(path)), width: 1200, height: 630, type: 'image/png' }
