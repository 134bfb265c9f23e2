import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { RequestHandler } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { storefrontCsp } from './csp.ts'
import { setHeader } from './dropHeaders.ts'
import { HttpError } from './httpError.ts'
import { previewTokenOf } from './previewCookie.ts'
import { contextOf } from './requestContext.ts'

export type DevPages = {
  handle: RequestHandler
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/**
 * In development pages go straight to `next dev`, uncached, and so does its reload socket. `askDraftCookie` gives the
 * cookie with which the site shows drafts.
 */
export function createDevPages(siteUrl: string, askDraftCookie: () => Promise<string>): DevPages {
  const proxy = createProxyMiddleware({
    target: siteUrl,
    ws: false,
    on: {
      error: (_err, _req, res) => {
        if ('writeHead' in res && !res.headersSent) {
          res.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1', refresh: '1' })
        }
        res.end('The storefront is starting.')
      },
    },
  })
  return {
    handle: async (req, res, next) => {
      const { project, prefixSlug, path } = contextOf(req)
      const isBuild = /^\/(_next|__nextjs)/.test(path)
      if (path.startsWith('/internal/') || (!project && !isBuild)) {
        throw new HttpError(404, 'There is no page at this address.')
      }
      if (project) setHeader(req, 'x-internal-scope', prefixSlug === null ? `~${project.slug}` : project.slug)
      if (project && previewTokenOf(req.headers.cookie, project.slug))
        setHeader(req, 'cookie', `${req.headers.cookie}; ${await askDraftCookie()}`)
      const csp = storefrontCsp({ scriptHashes: [], frameAncestors: [], isHttps: false, isDevelopment: true })
      res.setHeader('content-security-policy', csp)
      return proxy(req, res, next)
    },
    upgrade: (req, socket, head) => proxy.upgrade(req as never, socket as Socket, head),
  }
}
