import type { Request, Response } from 'express'
import { chooseEncoding, type Encoding } from '../http/encoding.ts'
import type { StoredPage } from './storedPage.ts'

type Extra = {
  cacheControl: string
  csp: string | null
  /** Headers for a CDN. */
  cdn?: Readonly<Record<string, string>>
}

/** Sends a stored page in the best encoding that the client accepts, or 304 when the ETag matches. */
export function sendPage(req: Request, res: Response, page: StoredPage, extra: Extra): void {
  const { cacheControl, csp, cdn = {} } = extra
  res.status(page.status)
  for (const [name, value] of Object.entries({ ...page.headers, ...cdn })) res.setHeader(name, value)
  res.vary('accept-encoding')
  res.setHeader('cache-control', cacheControl)
  res.setHeader('etag', page.etag)
  if (csp) res.setHeader('content-security-policy', csp)
  if (page.status === 200 && req.fresh) {
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
