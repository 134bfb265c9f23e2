import { renderText } from '#domain/text/renderText.ts'
import { literalText, type Text } from '#domain/text/textOf.ts'

/**
 * An expected refusal of a request. `text` is shown to the client; a plain string is an English text about the protocol. `message`
 * is English, for the log.
 */
export class HttpError extends Error {
  readonly status: number
  readonly text: Text
  readonly headers: Record<string, string>
  /** For a 400: errors by field, where `body`, `path` and `host` stand for these parts of the request. */
  readonly fields: Record<string, string> | null
  /** Whether the error page links to the home page; false for a host without a site. */
  readonly hasWayOn: boolean

  constructor(
    status: number,
    textOrMessage: Text | string,
    options: {
      headers?: Record<string, string>
      cause?: unknown
      hasWayOn?: boolean
      fields?: Record<string, string>
    } = {},
  ) {
    const text = typeof textOrMessage === 'string' ? literalText(textOrMessage) : textOrMessage
    super(renderText('en', text), { cause: options.cause })
    this.text = text
    this.status = status
    this.headers = options.headers ?? {}
    this.fields = options.fields ?? null
    this.hasWayOn = options.hasWayOn ?? true
  }
}

/** A 400 with `fields`, as answered by all calls. */
export const wrongRequest = (field: string, message: string, cause?: unknown): HttpError =>
  new HttpError(400, message, { cause, fields: { [field]: message } })
