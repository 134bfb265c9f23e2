import { type RequestHandler, Router } from 'express'
import { HttpError } from '../http/httpError.ts'
import { contextOf } from '../http/requestContext.ts'
import { showOutbox } from './outboxPage.ts'

const isLocalTool = (path: string): boolean => path === '/dev' || path.startsWith('/dev/')

/** 404 under /dev outside development and demo (README, "Configure"). */
export const hideLocalTools: RequestHandler = (req, _res, next) => {
  if (isLocalTool(contextOf(req).path)) throw new HttpError(404, 'There is no page at this address.')
  next()
}

/** The server's own pages under /dev, with or without a project prefix; other paths fall through to the storefront. */
export function localToolPages(dataDir: string, more?: RequestHandler): RequestHandler {
  const router = Router()
  router.get('/dev/outbox', showOutbox(dataDir))
  if (more) router.use(more)
  return (req, res, next) => {
    const { path, search } = contextOf(req)
    if (!isLocalTool(path)) return next()
    const { url } = req
    req.url = `${path}${search}`
    router(req, res, (err?: unknown) => {
      req.url = url
      next(err)
    })
  }
}
