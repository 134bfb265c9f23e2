import type { RequestHandler } from 'express'
import { contextOf } from '../http/requestContext.ts'
import type { Log } from './log.ts'
import { redactUrl } from './redact.ts'

const QUIET = /^\/(healthz|readyz|metrics|_next\/|cms-static\/|api\/media\/file\/)/

function levelOf(url: string, status: number): 'debug' | 'error' | 'info' {
  if (QUIET.test(url)) return 'debug'
  return status >= 500 ? 'error' : 'info'
}

/** Logs one line for each finished request. Errors are logged where they occur. */
export function createRequestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now()
    res.once('close', () => {
      const level = levelOf(req.originalUrl, res.statusCode)
      if (!log.isLevelEnabled(level)) return
      log[level]({
        req: {
          id: contextOf(req).id,
          method: req.method,
          url: redactUrl(req.originalUrl),
          host: req.headers.host,
        },
        res: { status: res.statusCode },
        responseTime: Math.round(performance.now() - startedAt),
        msg: 'request',
      })
    })
    next()
  }
}
