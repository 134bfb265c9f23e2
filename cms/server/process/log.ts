import pino, { type DestinationStream, type Logger } from 'pino'
import { cutText, maskNumbers, redact } from './redact.ts'

export type Log = Logger

/** A failed query names its parameters, and those may be tokens. */
const withoutParams = (text: string): string => text.replace(/\bparams:[^\n]*/g, 'params: …')

/** What a log line holds of the text of an error: it may quote a whole question of a visitor. */
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

/** The process's log: JSON lines without codes, tokens and full phone numbers, none of them longer than some 30 KB. */
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
