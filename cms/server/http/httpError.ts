import { textIn } from '#domain/text/textIn.ts'
import { asWritten, type Text } from '#domain/text/textOf.ts'

/**
 * An expected refusal of a request. What it says is meant for the person or program that asked; a plain string is about the
 * protocol, and English. Its `message` is English, for the log.
 */
export class HttpError extends Error {
  readonly status: number
  readonly text: Text
  readonly headers: Record<string, string>
  /** Of a 400: what is wrong, by field; `body`, `path` and `host` stand for what is wrong as a whole. */
  readonly fields: Record<string, string> | null
  /** Whether its page leads to the first page; not where there is none of this site. */
  readonly hasWayOn: boolean

  constructor(
    status: number,
    said: Text | string,
    options: {
      headers?: Record<string, string>
      cause?: unknown
      hasWayOn?: boolean
      fields?: Record<string, string>
    } = {},
  ) {
    const text = typeof said === 'string' ? asWritten(said) : said
    super(textIn('en', text), { cause: options.cause })
    this.text = text
    this.status = status
    this.headers = options.headers ?? {}
    this.fields = options.fields ?? null
    this.hasWayOn = options.hasWayOn ?? true
  }
}

/** A 400 that names what is at fault, as all our calls do. */
export const wrongRequest = (field: string, message: string, cause?: unknown): HttpError =>
  new HttpError(400, message, { cause, fields: { [field]: message } })
