import { PORT } from '../../../playwright.config.ts'

const AT_ONCE = 6

/** Node does not resolve *.localhost, so that the path names the project. */
const get = (path: string) => fetch(`http://127.0.0.1:${PORT}/_projects/demo${path}`)

export const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)

/** The URLs in each part of the demo's sitemap. */
export async function sitemapParts(): Promise<string[][]> {
  const parts = locations(await (await get('/sitemap.xml')).text())
  return Promise.all(parts.map(async (part) => locations(await (await get(new URL(part).pathname)).text())))
}

/** URLs whose status is not 200, with that status; requests a few at a time. */
export async function refusedOf(urls: readonly string[]): Promise<(readonly [string, number])[]> {
  const left = urls.values()
  const refused: (readonly [string, number])[] = []
  const walk = async () => {
    for (const url of left) {
      const { status } = await get(new URL(url).pathname)
      if (status !== 200) refused.push([url, status])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return refused
}
