import autocannon from 'autocannon'
import { cpuMs } from './cpuMs.ts'
import type { Call, Side } from './Side.ts'

/** Length of a measurement: a time, or a number of requests where each can be made only once. */
export type Extent = { seconds: number } | { requests: number }

export type Round = {
  /** Correct responses per second, in counted units (`callsAPiece`). */
  rate: number
  /** ms */
  p50: number
  p99: number
  /** CPU time of the server's process per response, ms; null where unknown. */
  cpuMsPerAnswer: number | null
  answers: number
  /** Wrong, missing and late responses. */
  failures: number
}

export const CONNECTIONS = 10
const TIMEOUT_S = 20
/** Interval at which autocannon checks whether it is done, ms. */
const SAMPLE_MS = 50

const requestOf = ({ method = 'GET', path, headers = {}, body }: Call): autocannon.Request => ({
  method,
  path,
  headers,
  ...(body === undefined ? {} : { body }),
})

/** Loads a server; each connection sends its next request as soon as it has a response. */
export async function measure(side: Side, extent: Extent): Promise<Round> {
  const { call, isRight, callsAPiece = 1, connections = CONNECTIONS } = side
  let [right, wrong] = [0, 0]
  const onResponse = (status: number, body: string) => {
    if (isRight(status, body)) right++
    else wrong++
  }
  const request: autocannon.Request =
    typeof call === 'function'
      ? { setupRequest: (given) => ({ ...given, ...requestOf(call()) }), onResponse }
      : { ...requestOf(call), onResponse }
  const over = new AbortController()
  const beside = side.meanwhile?.(over.signal)
  const cpuBefore = cpuMs(side.pid)
  const startedAt = performance.now()
  let lastAt = startedAt
  const running = autocannon({
    url: side.origin,
    connections,
    timeout: TIMEOUT_S,
    sampleInt: SAMPLE_MS,
    requests: [request],
    ...('seconds' in extent ? { duration: extent.seconds } : { amount: extent.requests }),
  })
  running.on('response', () => {
    lastAt = performance.now()
  })
  const { latency, errors } = await running
  const cpuAfter = cpuMs(side.pid)
  over.abort()
  await beside
  return {
    rate: right / callsAPiece / ((lastAt - startedAt) / 1000),
    p50: latency.p50,
    p99: latency.p99,
    cpuMsPerAnswer:
      cpuBefore === null || cpuAfter === null
        ? null
        : ((cpuAfter - cpuBefore) * callsAPiece) / (right + wrong),
    answers: right,
    failures: wrong + errors,
  }
}
