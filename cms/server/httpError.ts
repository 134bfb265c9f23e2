/** An expected refusal of a request. Its message is meant for the person or program that asked. */
export class HttpError extends Error {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    options: { headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.headers = options.headers ?? {}
  }
}
