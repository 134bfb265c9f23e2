import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Request, RequestHandler, Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { RedirectFollower } from '../gateway/followRedirect.ts'
import { previewTokenOf } from '../gateway/previewCookie.ts'
import type { ProjectRecord } from '../gateway/projectDirectory.ts'
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
  /** Fetches Next's draft-mode cookie from the site. */
  fetchDraftCookie: () => Promise<string>
  followRedirect: RedirectFollower
  /** Origins of streams that a page of a project may load. */
  streamServers: (project: ProjectRecord, path: string) => Promise<readonly string[]>
}

/** Hop-by-hop headers, which are not forwarded. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding'])

const isNextPath = (path: string): boolean => /^\/(_next|__nextjs)/.test(path)

function forward(answer: IncomingMessage, res: Response): void {
  res.status(answer.statusCode ?? 502)
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !CONNECTION_HEADERS.has(name)) res.setHeader(name, value)
  answer.on('error', () => res.destroy())
  answer.pipe(res)
}

/** In development, pages and the reload socket are proxied to `next dev` without a cache. */
export function createDevPages(options: Options): DevPages {
  const { siteUrl, fetchDraftCookie, followRedirect, streamServers } = options
  async function answer(siteResponse: IncomingMessage, req: Request, res: Response) {
    const context = contextOf(req)
    const { project, path } = context
    if (
      siteResponse.statusCode !== 404 ||
      !project ||
      isNextPath(path) ||
      !(await followRedirect(res, context, project))
    )
      return forward(siteResponse, res)
    siteResponse.resume()
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
      if (path.startsWith('/internal/') || (!project && !isNextPath(path))) {
        throw new HttpError(404, 'There is no page at this address.')
      }
      if (project) setHeader(req, 'x-internal-scope', siteScope(context, project.slug))
      if (context.locale === 'hi') req.url = `${path}${context.search}`
      if (project && previewTokenOf(req.headers.cookie, project.slug))
        setHeader(req, 'cookie', `${req.headers.cookie}; ${await fetchDraftCookie()}`)
      const csp = storefrontCsp({
        scriptHashes: [],
        frameAncestors: [],
        streams: project ? await streamServers(project, path) : [],
        isHttps: false,
        isDevelopment: true,
      })
      res.setHeader('content-security-policy', csp)
      return proxy(req, res, next)
    },
    upgrade: (req, socket, head) => proxy.upgrade(req as never, socket as Socket, head),
  }
}
