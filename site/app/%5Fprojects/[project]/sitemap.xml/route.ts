import { sitemapIndexXml } from '#domain/content/sitemap.ts'
import { enterScope } from '#site/data/base/enterScope.ts'
import { getSettings } from '#site/data/settings.ts'
import { sitemapParts } from '#site/data/sitemap.ts'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

/** The index of the project's sitemap. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ project: string }> },
): Promise<Response> {
  const scope = await enterScope((await params).project)
  const settings = scope?.locale === 'en' && (await getSettings(scope.slug))
  if (!settings) return new Response(null, { status: 404 })
  const parts = await sitemapParts(scope.slug)
  const xml = sitemapIndexXml(
    parts.map(({ name, changedAt }) => ({ address: `${settings.address}/sitemap/${name}.xml`, changedAt })),
  )
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
