import { enterScope } from '#site/data/base/enterScope.ts'
import { getSettings } from '#site/data/settings.ts'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

type Context = { params: Promise<{ project: string }> }

/** Personal pages are of no use to crawlers; everything else is allowed. */
const CLOSED = [
  '/api/',
  '/admin',
  // `$`, since a page of a school may be called /accountancy.
  '/account$',
  '/address',
  '/cart',
  '/checkout',
  '/downloads',
  '/learn',
  '/notifications',
  '/orders',
  '/profile',
  '/support-tickets',
  '/wishlist',
]

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const scope = await enterScope((await params).project)
  const settings = scope?.locale === 'en' && (await getSettings(scope.slug))
  if (!settings) return new Response(null, { status: 404 })
  const lines = [
    'User-agent: *',
    // Crawlers may load shared images and icons, although they are below /api/.
    `Allow: ${scope.base}/api/media/`,
    ...[scope.base, ...(settings.config.hindiEnabled ? [`${scope.base}/hi`] : [])].flatMap((base) =>
      CLOSED.map((path) => `Disallow: ${base}${path}`),
    ),
    '',
    `Sitemap: ${settings.address}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
