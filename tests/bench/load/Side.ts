export type Call = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** One of the two that are compared: where it listens and what is asked of it. */
export type Side = {
  name: string
  /** On this machine: http://127.0.0.1:<port>. */
  origin: string
  /** Its process, whose processor time is read. */
  pid: number
  /** The same call each time, or the next one of many. */
  call: Call | (() => Call)
  /** How many calls make one of what is counted. @default 1 */
  callsAPiece?: number
  /** How many ask at the same time. @default 10 */
  connections?: number
  /** What goes on while it is asked; ends soon after the signal. */
  meanwhile?: (over: AbortSignal) => Promise<void>
  /** Whether an answer is right. */
  isRight: (status: number, body: string) => boolean
}
