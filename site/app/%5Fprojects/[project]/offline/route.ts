import { enterScope } from '#site/data/base/enterScope.ts'
import { getSettings } from '#site/data/settings.ts'
import { offlinePage } from '#site/features/offline/offlinePage.ts'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

type Context = { params: Promise<{ project: string }> }

/** The page that the service worker stores for when the device is offline. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const scope = await enterScope((await params).project)
  const settings = scope && (await getSettings(scope.slug))
  if (!scope || !settings) return new Response(null, { status: 404 })
  return new Response(offlinePage(settings, scope.locale), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
