import { deriveTheme } from '#domain/theme/deriveTheme.ts'
import { enterScope } from '#site/data/base/enterScope.ts'
import { getSettings } from '#site/data/settings.ts'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

/** The project's favicon: its first letter on its colour. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ project: string }> },
): Promise<Response> {
  const scope = await enterScope((await params).project)
  const settings = scope && (await getSettings(scope.slug))
  if (!settings) return new Response(null, { status: 404 })
  const { primary, onPrimary } = deriveTheme(settings.config.theme).light
  const letter = (Array.from(settings.title)[0] ?? '').replace(/[<>&"']/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${primary}"/><text x="16" y="23" font-family="Inter,system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${onPrimary}">${letter}</text></svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
