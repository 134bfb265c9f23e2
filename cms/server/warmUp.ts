import { setTimeout as wait } from 'node:timers/promises'
import { projectBase } from '#domain/links/projectPath.ts'

/** Together these load most modules of all pages. */
const PATHS = ['', '/courses', '/cart', '/account']
const BUILD_FILE = /\/_next\/static\/[^"'\\\s?]+\.(?:js|css|woff2)/g
const PAUSE_MS = 500

type Options = {
  /** Origin of this server. */
  origin: string
  /** Slug of a project; null while there is none. */
  project: () => Promise<string | null>
  /** Rejects or resolves to a reason while the storefront is not ready. */
  checkSite: () => Promise<string | null>
  signal: AbortSignal
}

/**
 * Requests a few pages and their build files one after the other once the storefront is ready, so that the first visitor does not
 * wait for code to be loaded and files to be compressed. Resolves to the number of requests.
 */
export async function warmUp({ origin, project, checkSite, signal }: Options): Promise<number> {
  while ((await checkSite().catch((err: Error) => err.message)) !== null)
    await wait(PAUSE_MS, undefined, { signal })
  const slug = await project()
  const requested = new Set<string>()
  if (slug === null) return 0
  const request = async (url: string): Promise<string> => {
    requested.add(url)
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    return (await fetch(url, { headers, signal })).text()
  }
  for (const path of PATHS) {
    const html = await request(`${origin}${projectBase(slug)}${path}`)
    for (const [file] of html.matchAll(BUILD_FILE)) {
      const url = origin + file
      if (!requested.has(url)) await request(url)
    }
  }
  return requested.size
}
