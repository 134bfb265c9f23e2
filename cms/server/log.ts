import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import pino, { type DestinationStream, type Logger } from 'pino'
import { type HttpLogger, pinoHttp } from 'pino-http'
import { maskNumbers, redact, redactUrl } from './redact.ts'

export type Log = Logger

const QUIET = /^\/(healthz|readyz|_next\/|cms-static\/|api\/media\/file\/)/

function errorRecord(err: Error): object {
  const { type, message, stack } = pino.stdSerializers.err(err)
  return {
    type,
    message: maskNumbers(message),
    stack: stack && maskNumbers(stack),
    code: (err as { code?: string }).code,
  }
}

const requestRecord = (req: {
  id: unknown
  method: string
  url: string
  headers: Record<string, string>
}) => ({
  id: req.id,
  method: req.method,
  url: redactUrl(req.url),
  host: req.headers.host,
})

/** The process's log: JSON lines without codes, tokens and full phone numbers. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (record: object) => {
        const { err, req, res, ...rest } = record as Record<string, unknown>
        const kept = redact(rest) as Record<string, unknown>
        return { ...kept, ...(err ? { err } : {}), ...(req ? { req } : {}), ...(res ? { res } : {}) }
      },
    },
    serializers: { err: errorRecord },
    hooks: {
      logMethod(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn) {
        const safe = args.map((arg) => (typeof arg === 'string' ? maskNumbers(arg) : arg)) as typeof args
        method.apply(this, safe)
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** One line a request; ids are ours alone, those from outside are ignored. */
export function createRequestLog(log: Log): HttpLogger<IncomingMessage, ServerResponse> {
  return pinoHttp<IncomingMessage, ServerResponse>({
    logger: log,
    genReqId: () => randomUUID(),
    quietReqLogger: true,
    serializers: {
      req: requestRecord,
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
    customLogLevel: (req, res, error) => {
      const url = (req as IncomingMessage & { originalUrl?: string }).originalUrl ?? req.url ?? ''
      if (QUIET.test(url)) return 'debug'
      return error || res.statusCode >= 500 ? 'error' : 'info'
    },
    // The fault itself was logged where it happened.
    customErrorObject: (_req, _res, _error, { err: _err, ...record }) => record,
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
  })
}
