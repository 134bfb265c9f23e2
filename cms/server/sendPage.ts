import type { Request, Response } from 'express'
import { chooseEncoding, type Encoding } from './encoding.ts'
import type { StoredPage } from './storedPage.ts'

type Extra = { cacheControl: string; csp: string | null }

function hasSameTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const strong = (tag: string): string => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => strong(tag) === strong(etag))
}

/** Sends a stored page in the form the client understands, or tells it that its copy is still good. */
export function sendPage(req: Request, res: Response, page: StoredPage, { cacheControl, csp }: Extra): void {
  res.status(page.status)
  for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value)
  res.vary('accept-encoding')
  res.setHeader('cache-control', cacheControl)
  res.setHeader('etag', page.etag)
  if (csp) res.setHeader('content-security-policy', csp)
  if (page.status === 200 && hasSameTag(req.headers['if-none-match'], page.etag)) {
    res.removeHeader('content-type')
    res.status(304).end()
    return
  }
  const encoding = chooseEncoding(req.headers['accept-encoding'], Object.keys(page.bodies) as Encoding[])
  const body = page.bodies[encoding] ?? page.bodies.identity
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding)
  res.setHeader('content-length', body.length)
  res.end(req.method === 'HEAD' ? undefined : body)
}
