import { createHash } from 'node:crypto'
import { enterScope } from '#site/data/base/enterScope.ts'
import { getSettings } from '#site/data/settings.ts'
import { offlinePage } from '#site/features/offline/offlinePage.ts'
import { removedWorkerScript, serviceWorkerScript } from '#site/features/offline/serviceWorker.ts'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

type Context = { params: Promise<{ project: string }> }

/** The service worker. `SITE_SERVICE_WORKER=off` in the environment sends one that removes itself. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const scope = await enterScope((await params).project)
  const settings = scope && (await getSettings(scope.slug))
  if (!scope || !settings) return new Response(null, { status: 404 })
  const version = createHash('sha256')
    .update(offlinePage(settings, scope.locale))
    .digest('base64url')
    .slice(0, 12)
  const script =
    process.env.SITE_SERVICE_WORKER === 'off'
      ? removedWorkerScript(scope.slug)
      : serviceWorkerScript(scope.slug, scope.base, version)
  return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
}
