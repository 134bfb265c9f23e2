export type Call = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** One side of a comparison: a server and the calls made to it. */
export type Side = {
  name: string
  /** On this machine: http://127.0.0.1:<port>. */
  origin: string
  /** The server's process id, for its CPU time. */
  pid: number
  /** A fixed call, or a function that returns the next one. */
  call: Call | (() => Call)
  /** Calls per counted unit. @default 1 */
  callsAPiece?: number
  /** Concurrent connections. @default 10 */
  connections?: number
  /** Runs during the measurement; must end soon after the signal. */
  meanwhile?: (over: AbortSignal) => Promise<void>
  /** Whether a response is correct. */
  isRight: (status: number, body: string) => boolean
}
