import { sitemapXml } from '#domain/content/sitemap.ts'
import { localisedUrl } from '#domain/links/localisedUrl.ts'
import { LOCALES } from '#domain/text/locales.ts'
import { enterScope } from '#site/data/base/enterScope.ts'
import { hreflangUrls } from '#site/data/base/hreflangUrls.ts'
import { getSettings } from '#site/data/settings.ts'
import { sitemapUrls } from '#site/data/sitemap.ts'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

/** One part of the project's sitemap: `/sitemap/products-1.xml`. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ project: string; part: string }> },
): Promise<Response> {
  const { project, part } = await params
  const scope = await enterScope(project)
  const settings = scope?.locale === 'en' && (await getSettings(scope.slug))
  const urls = settings && part.endsWith('.xml') && (await sitemapUrls(scope.slug, part.slice(0, -4)))
  if (!urls) return new Response(null, { status: 404 })
  const { address, config } = settings
  // With two languages each page has an entry per language, and every entry names both.
  const languages = config.hindiEnabled ? LOCALES : (['en'] as const)
  const xml = sitemapXml(
    urls.flatMap(({ path, changedAt }) =>
      languages.map((locale) => ({
        address: localisedUrl(locale, address, path),
        changedAt,
        languages: config.hindiEnabled ? hreflangUrls(address, path) : undefined,
      })),
    ),
  )
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
