import { enterScope } from '#site/data/base/enterScope.ts'
import { getSettings } from '#site/data/settings.ts'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

type Context = { params: Promise<{ project: string }> }

/** Pages that are of no use to crawlers; everything else is allowed. */
const DISALLOWED_PATHS = [
  '/account',
  '/address',
  '/cart',
  '/checkout',
  '/compare',
  '/doubts',
  '/downloads',
  '/expert',
  '/learn',
  '/notifications',
  '/orders',
  '/p',
  '/profile',
  '/progress',
  '/redeem',
  '/report',
  '/revision',
  '/search',
  '/support-tickets',
  '/tests',
  '/timetable',
  '/track',
  '/unsubscribe',
  '/verify',
  '/wishlist',
]

/** The page itself, with a query, and what is below it: a page of the CMS may be called `/learn-physics`. */
const rulesOf = (path: string): string[] =>
  [`${path}$`, `${path}?`, `${path}/`].map((rule) => `Disallow: ${rule}`)

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const scope = await enterScope((await params).project)
  const settings = scope?.locale === 'en' && (await getSettings(scope.slug))
  if (!settings) return new Response(null, { status: 404 })
  const lines = [
    'User-agent: *',
    // Crawlers may load shared images and icons, although they are below /api/.
    `Allow: ${scope.base}/api/media/`,
    `Disallow: ${scope.base}/api/`,
    ...rulesOf(`${scope.base}/admin`),
    ...[scope.base, ...(settings.config.hindiEnabled ? [`${scope.base}/hi`] : [])].flatMap((base) =>
      DISALLOWED_PATHS.flatMap((path) => rulesOf(`${base}${path}`)),
    ),
    '',
    `Sitemap: ${settings.address}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
