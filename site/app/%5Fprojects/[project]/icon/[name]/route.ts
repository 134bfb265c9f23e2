import { enterScope } from '#site/data/base/enterScope.ts'
import { getSettings } from '#site/data/settings.ts'
import { iconImage } from '#site/images/iconImage.ts'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

type Context = { params: Promise<{ project: string; name: string }> }

const ICONS: Record<string, { size: number; isMaskable?: boolean }> = {
  '192.png': { size: 192 },
  '512.png': { size: 512 },
  'maskable.png': { size: 512, isMaskable: true },
  // Apple rounds the corners itself.
  'apple.png': { size: 180, isMaskable: true },
}
const TIMEOUT_MS = 5000

/** The project's icons for home screens. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { project, name } = await params
  const scope = await enterScope(project)
  const icon = Object.hasOwn(ICONS, name) ? ICONS[name] : undefined
  const settings = scope && icon && (await getSettings(scope.slug))
  if (!settings || !icon) return new Response(null, { status: 404 })
  const { title, config } = settings
  const picture = await iconImage(icon, {
    title,
    theme: config.theme,
    logo: await readLogo(config.brand?.logo?.url),
  })
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } })
}

/** The uploaded logo; null when there is none or it does not load in time. */
async function readLogo(url: string | undefined): Promise<Buffer | null> {
  if (!url?.startsWith('/')) return null
  try {
    const response = await fetch(`${process.env.CMS_URL}${url}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      next: { revalidate },
    })
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}
