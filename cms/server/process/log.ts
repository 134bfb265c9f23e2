import pino, { type DestinationStream, type Logger } from 'pino'
import { cutText, maskNumbers, redact } from './redact.ts'

export type Log = Logger

/** Errors of queries contain their parameters, which may be tokens. */
const withoutParams = (text: string): string => text.replace(/\bparams:[^\n]*/g, 'params: …')

/** The text of an error for the log, shortened and masked, since it may quote user input. */
const loggable = (text: string): string => maskNumbers(withoutParams(cutText(text)))

function errorRecord(err: Error): object {
  const { type, message, stack } = pino.stdSerializers.err(err)
  return {
    type,
    message: loggable(message),
    stack: stack && loggable(stack),
    code: (err as { code?: string }).code,
  }
}

/** Creates the log: JSON lines of at most about 30 KB, without codes, tokens and full phone numbers. */
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
        const safe = args.map((arg) =>
          typeof arg === 'string' ? maskNumbers(cutText(arg)) : arg,
        ) as typeof args
        method.apply(this, safe)
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
