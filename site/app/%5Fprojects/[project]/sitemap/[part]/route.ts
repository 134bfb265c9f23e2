import { sitemapXml } from '#domain/content/sitemap.ts'
import { enterScope } from '#site/data/enterScope.ts'
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
  const settings = scope && (await getSettings(scope.slug))
  const urls = settings && part.endsWith('.xml') && (await sitemapUrls(scope.slug, part.slice(0, -4)))
  if (!urls) return new Response(null, { status: 404 })
  const xml = sitemapXml(
    urls.map(({ path, changedAt }) => ({
      address: `${settings.address}${path === '/' ? '/' : path}`,
      changedAt,
    })),
  )
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
