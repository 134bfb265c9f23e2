import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** How long requests are begun before the server looks for new connections, ms. */
const BATCH_MS = 50
/** How many connections are accepted at most before it goes on with requests. */
const MAX_ACCEPTED = 100

/**
 * Begins requests in the order in which they were read, and accepts those who wait for a connection in between. Node accepts one
 * connection in each turn of the event loop: without this, a turn begins all requests of the open connections and lasts for hundreds of
 * milliseconds under load, so that newcomers wait for many seconds while others are served again and again. What is begun in one turn
 * is still written to the database together (database/batchedWrites.ts). A request that finds no other one begins at once.
 */
export function acceptBetween(server: Server, listener: RequestListener): RequestListener {
  const waiting: [IncomingMessage, ServerResponse][] = []
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  /** Whether this turn has begun requests, or a later one is going to. */
  let isBusy = false
  let batchEnds = 0

  const begin = (req: IncomingMessage, res: ServerResponse): void => {
    // Who has gone in the meantime gets no answer.
    if (!req.socket.destroyed) listener(req, res)
  }
  const beginNext = (): void => {
    const next = performance.now() < batchEnds ? waiting.shift() : undefined
    if (!next) return
    // After everything that the request does at once.
    queueMicrotask(() => process.nextTick(beginNext))
    begin(...next)
  }
  /** In a turn of its own: waits for more turns as long as each brings a connection, then begins a batch. */
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
