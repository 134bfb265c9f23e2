import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { splitProjectPath } from '#domain/links/projectPath.ts'
import { dropHeaders, isInternalHeader, isNextHeader, setHeader } from './dropHeaders.ts'
import { HttpError, wrongRequest } from './httpError.ts'
import { checkOrigin, isSignedCall } from './origin.ts'
import { contextOf, openContext } from './requestContext.ts'
import { isApiPath, targetProblem } from './requestTarget.ts'

const HOST = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const countHeader = ({ rawHeaders }: Request, name: string): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length

const isApi = (url: string): boolean => /^\/api(\/|$)/.test(splitProjectPath(url).path)

/** First check of a request: refuses malformed targets, methods and hosts, opens its context and sets `x-request-id`. */
export const validateRequest: RequestHandler = (req, res, next) => {
  const problem = targetProblem(req.url)
  // The path is replaced by a valid one, because the error handler parses it.
  if (problem) req.url = req.originalUrl = isApi(req.url) ? '/api' : '/'
  const context = openContext(req, randomUUID())
  res.setHeader('x-request-id', context.id)
  if (problem) throw wrongRequest('path', problem)
  if (!METHODS.has(req.method)) throw new HttpError(405, 'This method is not supported.')
  // Different programs could use different ones.
  if (countHeader(req, 'host') > 1) throw wrongRequest('host', 'There must be one Host header.')
  if (!HOST.test(req.host ?? '')) throw wrongRequest('host', 'The Host header is not valid.')
  next()
}

/**
 * Drops internal headers of incoming requests. The client's address, protocol and host, which Express has read from trusted
 * proxies, are set again, so that later programs read the same values.
 */
export const cleanHeaders: RequestHandler = (req, _res, next) => {
  const client = { ip: req.ip ?? '', protocol: req.protocol === 'https' ? 'https' : 'http', host: req.host }
  dropHeaders(req, isInternalHeader)
  setHeader(req, 'x-forwarded-for', client.ip)
  setHeader(req, 'x-forwarded-proto', client.protocol)
  setHeader(req, 'x-forwarded-host', client.host)
  const { path, fullPath } = contextOf(req)
  setHeader(req, 'x-internal-ip', client.ip)
  setHeader(req, 'x-internal-path', fullPath)
  setHeader(req, 'x-internal-method', req.method)
  if (isApiPath(path)) dropHeaders(req, isNextHeader)
  if (isSignedCall(path)) dropHeaders(req, (name) => name === 'cookie')
  next()
}

/** CSRF protection: refuses unsafe requests from other sites; runs after the project was resolved. */
export const refuseForeignOrigins =
  (publicUrl: URL): RequestHandler =>
  (req: Request, _res, next) => {
    const { path, project } = contextOf(req)
    checkOrigin({
      method: req.method,
      path,
      origin: req.headers.origin,
      host: req.host,
      secFetchSite: req.headers['sec-fetch-site'] as string | undefined,
      hasCookie: req.headers.cookie !== undefined,
      projectHosts: project?.hosts ?? [],
      publicUrl,
    })
    next()
  }
