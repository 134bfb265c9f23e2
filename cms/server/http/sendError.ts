import type { ErrorRequestHandler, Request, Response } from 'express'
import { isDatabaseError } from '#database/databaseErrors.ts'
import { answerBody } from '#domain/calls/answerBody.ts'
import { LANG } from '#domain/text/locales.ts'
import { renderText } from '#domain/text/renderText.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import { MESSAGE_PAGE_CSP, messagePage } from '../../messagePages/messagePage.ts'
import type { Log } from '../process/log.ts'
import { ERROR_TEXTS } from './errorTexts.ts'
import { HttpError } from './httpError.ts'
import { isApiPath, parseTarget } from './requestTarget.ts'

/** Retry-After for database errors, seconds. */
export const RETRY_AFTER_S = '5'

/** Sends an error: JSON under /api and /internal, a page elsewhere (docs/architecture.md, "Calls"). */
export function sendError(req: Request, res: Response, error: HttpError): void {
  const { path, locale, base } = parseTarget(req.originalUrl)
  res.status(error.status).set(error.headers).set('cache-control', 'no-store')
  if (isApiPath(path)) {
    const fields = Object.entries(error.fields ?? {}).map(([field, problem]) => [field, literalText(problem)])
    const wrong = error.fields ? { code: 'invalid', fields: Object.fromEntries(fields) } : {}
    res.json(answerBody(locale, { apiSuccess: false, message: error.text, ...wrong }))
    return
  }
  const t = ERROR_TEXTS[locale]
  const title = t.titles[error.status] ?? t.title
  const text = t.texts[error.status] ?? renderText(locale, error.text)
  res.set('content-security-policy', MESSAGE_PAGE_CSP).type('html')
  // Server errors offer a retry: an empty href reloads the page.
  const onward = { href: locale === 'hi' ? base : '/', label: t.firstPage }
  const link = error.status >= 500 ? { href: '', label: t.tryAgain } : error.hasWayOn ? onward : undefined
  res.send(messagePage({ lang: LANG[locale], title, text, link }))
}

/** Last handler: an HttpError keeps its text, and the cause of one from 500 on is logged; other errors are logged and answered with a neutral text. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (err, req, res, _next) => {
    if (res.headersSent) {
      res.destroy()
      return
    }
    if (err instanceof HttpError) {
      if (err.status >= 500 && err.cause) log.warn({ err: err.cause, status: err.status, msg: 'refused' })
      sendError(req, res, err)
      return
    }
    log.error({ err, msg: 'request failed' })
    if (isDatabaseError(err))
      sendError(
        req,
        res,
        new HttpError(503, textOf('someError'), { headers: { 'retry-after': RETRY_AFTER_S } }),
      )
    else sendError(req, res, new HttpError(500, textOf('someError')))
  }
}
