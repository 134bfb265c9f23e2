/** An expected refusal of a request. Its message is meant for the person or program that asked. */
export class HttpError extends Error {
  readonly status: number
  readonly headers: Record<string, string>
  /** Whether its page leads to the first page; not where there is none of this site. */
  readonly hasWayOn: boolean

  constructor(
    status: number,
    message: string,
    options: { headers?: Record<string, string>; cause?: unknown; hasWayOn?: boolean } = {},
  ) {
    super(message, { cause: options.cause })
    this.status = status
    this.headers = options.headers ?? {}
    this.hasWayOn = options.hasWayOn ?? true
  }
}
