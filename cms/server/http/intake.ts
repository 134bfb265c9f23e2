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

/** The first look at a request: refuses what nobody behind should have to understand, and names the request. */
export const validateRequest: RequestHandler = (req, res, next) => {
  const problem = targetProblem(req.url)
  // What follows reads the path, to choose the form of the answer, and must be able to.
  if (problem) req.url = req.originalUrl = isApi(req.url) ? '/api' : '/'
  const context = openContext(req, randomUUID())
  res.setHeader('x-request-id', context.id)
  if (problem) throw wrongRequest('path', problem)
  if (!METHODS.has(req.method)) throw new HttpError(405, 'This method is not supported.')
  // Two programs could each believe another one of them.
  if (countHeader(req, 'host') > 1) throw wrongRequest('host', 'There must be one Host header.')
  if (!HOST.test(req.host ?? '')) throw wrongRequest('host', 'The Host header is not valid.')
  next()
}

/**
 * Deletes what must never come from outside. What a trusted proxy said of the client has been read by Express and is
 * written anew, so that everything behind reads one truth.
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

/** Refuses unsafe requests of other sites; runs when the project is known. */
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
