import type { ErrorRequestHandler, Request, Response } from 'express'
import { MESSAGES } from '#domain/text/messages.ts'
import { HttpError } from './httpError.ts'
import type { Log } from './log.ts'
import { MESSAGE_PAGE_CSP, messagePage } from './messagePage.ts'
import { isApiPath, parseTarget } from './requestTarget.ts'

const TITLES: Record<number, string> = {
  400: 'This address does not work',
  403: 'This is not allowed',
  404: 'There is nothing at this address',
  405: 'This page can only be read',
  413: 'This is too large',
  500: 'This did not work',
  503: 'One moment please',
}

export const FAULT_MESSAGE = MESSAGES.someError

/** Answers a refusal: JSON under /api, a page elsewhere (docs/architecture.md, "Calls"). */
export function sendError(req: Request, res: Response, error: HttpError): void {
  const { path } = parseTarget(req.originalUrl)
  res.status(error.status).set(error.headers).set('cache-control', 'no-store')
  if (isApiPath(path)) {
    res.json({ apiSuccess: false, message: error.message })
    return
  }
  const title = TITLES[error.status] ?? 'This did not work'
  res.set('content-security-policy', MESSAGE_PAGE_CSP).type('html')
  // A fault of ours may be gone at the next try; an empty reference is the same address again.
  const link =
    error.status >= 500 ? { href: '', label: 'Try again' } : { href: '/', label: 'Go to the first page' }
  res.send(messagePage({ title, text: error.message, link }))
}

/** The last handler: refusals keep their text, faults are logged and told as one neutral sentence. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (err, req, res, _next) => {
    if (res.headersSent) {
      res.destroy()
      return
    }
    if (err instanceof HttpError) {
      sendError(req, res, err)
      return
    }
    log.error({ err, msg: 'request failed' })
    sendError(req, res, new HttpError(500, FAULT_MESSAGE))
  }
}
