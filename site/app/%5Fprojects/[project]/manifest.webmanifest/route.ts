import { LANG } from '#domain/text/locales.ts'
import { localisedText } from '#domain/text/localisedText.ts'
import { deriveTheme } from '#domain/theme/deriveTheme.ts'
import { enterScope } from '#site/data/base/enterScope.ts'
import { getSettings } from '#site/data/settings.ts'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

type Context = { params: Promise<{ project: string }> }

const LONGEST_SHORT = 12

/** The web app manifest of the project. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const scope = await enterScope((await params).project)
  const settings = scope && (await getSettings(scope.slug))
  if (!scope || !settings) return new Response(null, { status: 404 })
  const { title, config } = settings
  const { light } = deriveTheme(config.theme)
  // Page paths have no trailing slash: a manifest scope with one would exclude the front page.
  const home = scope.base || '/'
  const icon = (name: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: `${scope.base}/icon/${name}.png`,
    sizes,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: home,
    name: title,
    short_name: title.length > LONGEST_SHORT ? title.split(/\s+/)[0] : title,
    description: localisedText(scope.locale, config.brand?.tagline, config.hindi?.tagline),
    lang: LANG[scope.locale],
    start_url: home,
    scope: home,
    display: 'standalone',
    theme_color: light.bg,
    background_color: light.bg,
    categories: ['education'],
    icons: [
      icon('192', '192x192', 'any'),
      icon('512', '512x512', 'any'),
      icon('maskable', '512x512', 'maskable'),
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
}
