import { createRequire } from 'node:module'
import path from 'node:path'
import type { RequestHandler } from 'express'

const NAME = /^([a-z]{2})\.svg$/
const YEAR_MS = 31_536_000_000
const require = createRequire(import.meta.url)
const DIR = path.join(path.dirname(require.resolve('country-flag-icons/package.json')), '3x2')

/** Country flags as `/flags/in.svg`, immutable and the same for all projects. Other names fall through to the pages. */
export const serveFlags: RequestHandler<{ name: string }> = (req, res, next) => {
  const code = NAME.exec(req.params.name)?.[1]
  if (!code || (req.method !== 'GET' && req.method !== 'HEAD')) return next()
  res.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
  res.sendFile(`${code.toUpperCase()}.svg`, { root: DIR, immutable: true, maxAge: YEAR_MS }, (err) => {
    if (!err) return
    if (res.headersSent) {
      res.destroy()
      return
    }
    for (const header of ['cache-control', 'content-security-policy']) res.removeHeader(header)
    const { status } = err as Error & { status?: number }
    next(status === 404 ? undefined : err)
  })
}
