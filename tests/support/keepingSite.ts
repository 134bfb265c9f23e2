import { createServer } from 'node:http'
import { CHANGES_HEADER, PAGE_READ_HEADER } from '#domain/pages/changeHeaders.ts'
import { changesSince } from '#site/data/base/changesSince.ts'
import { tagsOf } from '#site/data/base/tags.ts'
import { untilCaughtUp } from '#site/data/base/untilCaughtUp.ts'

/**
 * Program: a minimal storefront in a process of its own. The page of a product is its title, read from the server at CMS_URL and cached for a
 * minute or until a change has one of its tags, as site/ does through Next's cache. The header `x-reads` has the number of reads so far.
 */
const MAX_AGE_MS = 60_000

type CachedPage = { title: string; tags: string[]; until: number }
const cached = new Map<string, CachedPage>()
let reads = 0
let drops = 0

async function catchUp(since: number): Promise<object | null> {
  const changes = await changesSince(since)
  const dropped = new Set(changes?.tags)
  drops += 1
  for (const [path, { tags }] of cached) if (tags.some((tag) => dropped.has(tag))) cached.delete(path)
  return changes && { ok: true, last: changes.last }
}

async function titleOf(path: string): Promise<string> {
  const found = cached.get(path)
  if (found && found.until > performance.now()) return found.title
  const [, , project = '', , slug = ''] = path.split('/')
  reads += 1
  const before = drops
  const answer = await fetch(
    `${process.env.CMS_URL}/_projects/${project}/api/selling-products?where[slug][equals]=${slug}&limit=1`,
    { headers: { [PAGE_READ_HEADER]: '1' } },
  )
  const { docs } = (await answer.json()) as { docs: { title: string }[] }
  const title = String(docs[0]?.title)
  const tags = tagsOf(project, 'selling-products', slug)
  // A change during the read may have made the title outdated.
  if (drops === before) cached.set(path, { title, tags, until: performance.now() + MAX_AGE_MS })
  return title
}

const server = createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://site')
  if (pathname === '/internal/catch-up') {
    const changes = await catchUp(Number(searchParams.get('since')))
    return res.writeHead(changes ? 200 : 502).end(JSON.stringify(changes))
  }
  if (pathname.startsWith('/internal')) return res.writeHead(200).end()
  if (!pathname.split('/')[4]) return res.writeHead(404).end()
  try {
    await untilCaughtUp(Number(req.headers[CHANGES_HEADER] ?? -1))
    const title = await titleOf(pathname)
    res.writeHead(200, { 'content-type': 'text/html', 'x-reads': String(reads) }).end(`<h1>${title}</h1>`)
  } catch {
    res.writeHead(503).end()
  }
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
