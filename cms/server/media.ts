import type { RequestHandler } from 'express'

/** Pictures browsers show safely. Anything else goes through Payload's own access and headers. */
const NAME = /^[\w-][\w.-]*\.(avif|gif|jpe?g|png|webp)$/i
const YEAR_MS = 31_536_000_000

/** Public pictures straight from disk, with ranges and ETags; their names are random and never reused. */
export function serveMedia(dir: string): RequestHandler<{ name: string }> {
  return (req, res, next) => {
    const { name } = req.params
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !NAME.test(name) || name.includes('..'))
      return next()
    res.set('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
    res.set('cross-origin-resource-policy', 'cross-origin')
    res.sendFile(name, { root: dir, dotfiles: 'deny', immutable: true, maxAge: YEAR_MS }, (err) => {
      if (!err) return
      if (res.headersSent) {
        res.destroy()
        return
      }
      const { status } = err as Error & { status?: number }
      for (const header of ['cache-control', 'content-security-policy']) res.removeHeader(header)
      if (status === 404 || status === 403) return next()
      if (status === 416 || status === 412) {
        res.status(status).end()
        return
      }
      next(err)
    })
  }
}
