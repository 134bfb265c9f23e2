import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import express, { type RequestHandler } from 'express'
import { adminCsp } from '../http/csp.ts'
import { setHeader } from '../http/dropHeaders.ts'
import { HttpError } from '../http/httpError.ts'

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

export type AdminApp = {
  handle: Handler
  /** The reload socket, in development. */
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void
  close: () => Promise<void>
}

type AppOptions = { dir: string; isDevelopment: boolean; hostname: string; port: number }

/** Opens the admin's Next app in this process; Payload has to be started before, so that both share one instance. */
export async function openAdminApp({ dir, isDevelopment, hostname, port }: AppOptions): Promise<AdminApp> {
  const { default: next } = await import('next')
  // Next adds an upgrade listener to the server it is given; it gets this emitter instead of the real server.
  const sockets = new EventEmitter()
  const app = next({
    dev: isDevelopment,
    ...(isDevelopment ? { webpack: true } : {}),
    dir,
    customServer: true,
    hostname,
    port,
    httpServer: sockets as never,
  })
  await app.prepare()
  return {
    handle: app.getRequestHandler(),
    upgrade: (req, socket, head) => {
      // Next adds its listener with its first request.
      if (!sockets.emit('upgrade', req, socket, head)) socket.destroy()
    },
    close: () => app.close(),
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST'])

type MountOptions = { isDevelopment: boolean; isHttps: boolean; publicUrl: URL }

/** Serves /admin with a CSP nonce per request, which Next reads from the policy in the request headers. */
export function mountAdmin(
  opened: () => AdminApp | null,
  { isDevelopment, isHttps, publicUrl }: MountOptions,
): RequestHandler {
  return async (req, res, next) => {
    const app = opened()
    if (!app) return next()
    if (!METHODS.has(req.method))
      throw new HttpError(405, 'The admin answers GET and POST only.', {
        headers: { allow: 'GET, HEAD, POST' },
      })
    const nonce = randomBytes(16).toString('base64')
    const policy = adminCsp({ nonce, frames: [publicUrl.origin], isDevelopment, isHttps })
    setHeader(req, 'content-security-policy', policy)
    res.setHeader('content-security-policy', policy)
    req.url = req.originalUrl
    await app.handle(req, res)
  }
}

/** The admin's build files, served from disk as immutable, since their names contain a hash. */
export function adminAssets(dir: string): RequestHandler {
  return express.static(path.join(dir, '.next', 'static'), {
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
    dotfiles: 'ignore',
  })
}
