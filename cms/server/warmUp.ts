import { setTimeout as wait } from 'node:timers/promises'
import { projectBase } from '#domain/links/projectPath.ts'

/** Between them these load most of what any page does. */
const PATHS = ['', '/courses', '/cart', '/account']
const BUILD_FILE = /\/_next\/static\/[^"'\\\s?]+\.(?:js|css|woff2)/g
const PAUSE_MS = 500

type Options = {
  /** Where this server answers. */
  origin: string
  /** Slug of a project; null while there is none. */
  project: () => Promise<string | null>
  /** Rejects or answers a reason while the storefront does not answer. */
  checkSite: () => Promise<string | null>
  signal: AbortSignal
}

/**
 * Asks for a few pages and every file they load once the storefront answers, one after the other. Until then none of its code has
 * run and no file is compressed, which the first visitor would wait for. Answers how many pages and files it asked for.
 */
export async function warmUp({ origin, project, checkSite, signal }: Options): Promise<number> {
  while ((await checkSite().catch((err: Error) => err.message)) !== null)
    await wait(PAUSE_MS, undefined, { signal })
  const slug = await project()
  const asked = new Set<string>()
  if (slug === null) return 0
  const ask = async (url: string): Promise<string> => {
    asked.add(url)
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    return (await fetch(url, { headers, signal })).text()
  }
  for (const path of PATHS) {
    const html = await ask(`${origin}${projectBase(slug)}${path}`)
    for (const [file] of html.matchAll(BUILD_FILE)) {
      const url = origin + file
      if (!asked.has(url)) await ask(url)
    }
  }
  return asked.size
}
