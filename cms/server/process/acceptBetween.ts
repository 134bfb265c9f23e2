import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** How long requests are started before the server accepts new connections, ms. */
const BATCH_MS = 50
/** Maximum number of connections accepted before it continues with requests. */
const MAX_ACCEPTED = 100

/**
 * Starts requests in the order of arrival, and accepts waiting connections in between. Node accepts one
 * connection per turn of the event loop: without this, a turn would start all requests of the open connections and take hundreds of
 * milliseconds under load, so that new clients would wait for many seconds while others are served repeatedly. Requests started in one
 * turn still share batched writes (database/batchedWrites.ts). A request without others starts at once.
 */
export function acceptBetween(server: Server, listener: RequestListener): RequestListener {
  const waiting: [IncomingMessage, ServerResponse][] = []
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  /** Whether requests were started in this turn, or will be in a later one. */
  let isBusy = false
  let batchEnds = 0

  const begin = (req: IncomingMessage, res: ServerResponse): void => {
    // Skip clients that have disconnected.
    if (!req.socket.destroyed) listener(req, res)
  }
  const beginNext = (): void => {
    const next = performance.now() < batchEnds ? waiting.shift() : undefined
    if (!next) return
    // After all synchronous work of the request.
    queueMicrotask(() => process.nextTick(beginNext))
    begin(...next)
  }
  /** In a turn of its own: waits for more turns as long as each accepts a connection, then starts a batch. */
  const gather = (before: number, turns: number): void => {
    if (accepted > before && turns < MAX_ACCEPTED) {
      const known = accepted
      setImmediate(() => gather(known, turns + 1))
      return
    }
    isBusy = waiting.length > 0
    if (!isBusy) return
    batchEnds = performance.now() + BATCH_MS
    const known = accepted
    setImmediate(() => gather(known, 0))
    beginNext()
  }
  return (req, res) => {
    if (isBusy) return void waiting.push([req, res])
    isBusy = true
    const known = accepted
    setImmediate(() => gather(known, 0))
    begin(req, res)
  }
}
