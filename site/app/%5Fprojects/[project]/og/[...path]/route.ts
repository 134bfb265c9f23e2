import { enterScope } from '#site/data/base/enterScope.ts'
import { shareFacts } from '#site/data/catalogue/shareFacts.ts'
import { getSettings } from '#site/data/settings.ts'
import { shareImage } from '#site/images/shareImage.ts'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

type Context = { params: Promise<{ project: string; path: string[] }> }

/** `/og/blog/<slug>.png`: the share image of the page at `/blog/<slug>`. Only published pages have one. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { project, path } = await params
  const scope = await enterScope(project)
  const settings = scope && (await getSettings(scope.slug))
  const facts = settings && (await shareFacts(scope.slug, path, settings, scope.locale))
  if (!facts) return new Response(null, { status: 404 })
  const picture = await shareImage(facts, { title: settings.title, theme: settings.config.theme })
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } })
}
