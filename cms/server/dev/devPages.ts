import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Request, RequestHandler, Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { RedirectFollower } from '../gateway/followRedirect.ts'
import { previewTokenOf } from '../gateway/previewCookie.ts'
import { siteScope } from '../gateway/siteScope.ts'
import { storefrontCsp } from '../http/csp.ts'
import { setHeader } from '../http/dropHeaders.ts'
import { HttpError } from '../http/httpError.ts'
import { contextOf } from '../http/requestContext.ts'

export type DevPages = {
  handle: RequestHandler
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void
}

type Options = {
  siteUrl: string
  /** Gives the cookie with which the site shows drafts. */
  askDraftCookie: () => Promise<string>
  leadOn: RedirectFollower
}

/** What belongs to the connection with the site, not to the page. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding'])

const isBuild = (path: string): boolean => /^\/(_next|__nextjs)/.test(path)

function pass(answer: IncomingMessage, res: Response): void {
  res.status(answer.statusCode ?? 502)
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !OF_CONNECTION.has(name)) res.setHeader(name, value)
  answer.on('error', () => res.destroy())
  answer.pipe(res)
}

/** In development pages go straight to `next dev`, uncached, and so does its reload socket. */
export function createDevPages({ siteUrl, askDraftCookie, leadOn }: Options): DevPages {
  async function answer(from: IncomingMessage, req: Request, res: Response) {
    const context = contextOf(req)
    const { project, path } = context
    if (from.statusCode !== 404 || !project || isBuild(path) || !(await leadOn(res, context, project)))
      return pass(from, res)
    from.resume()
  }
  const proxy = createProxyMiddleware<Request, Response>({
    target: siteUrl,
    ws: false,
    selfHandleResponse: true,
    on: {
      proxyRes: (from, req, res) => {
        answer(from, req, res).catch(() => res.destroy())
      },
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
      const context = contextOf(req)
      const { project, path } = context
      if (path.startsWith('/internal/') || (!project && !isBuild(path))) {
        throw new HttpError(404, 'There is no page at this address.')
      }
      if (project) setHeader(req, 'x-internal-scope', siteScope(context, project.slug))
      if (context.locale === 'hi') req.url = `${path}${context.search}`
      if (project && previewTokenOf(req.headers.cookie, project.slug))
        setHeader(req, 'cookie', `${req.headers.cookie}; ${await askDraftCookie()}`)
      const csp = storefrontCsp({ scriptHashes: [], frameAncestors: [], isHttps: false, isDevelopment: true })
      res.setHeader('content-security-policy', csp)
      return proxy(req, res, next)
    },
    upgrade: (req, socket, head) => proxy.upgrade(req as never, socket as Socket, head),
  }
}
