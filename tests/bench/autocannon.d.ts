/** Types for the parts of autocannon 8 that the benchmark uses; the package has none. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  namespace autocannon {
    type Request = {
      method?: 'GET' | 'POST'
      path?: string
      headers?: Record<string, string>
      body?: string
      /** Called before each request but the first of a connection. */
      setupRequest?: (request: Request) => Request
      onResponse?: (status: number, body: string) => void
    }

    type Options = {
      url: string
      connections: number
      /** Seconds; ignored when `amount` is given. */
      duration?: number
      /** Requests of all connections together. */
      amount?: number
      /** Seconds. */
      timeout?: number
      sampleInt?: number
      requests: Request[]
    }

    type Result = {
      /** ms */
      latency: { p50: number; p99: number }
      '2xx': number
      non2xx: number
      errors: number
      timeouts: number
    }
  }

  function autocannon(options: autocannon.Options): EventEmitter & PromiseLike<autocannon.Result>
  export default autocannon
}
