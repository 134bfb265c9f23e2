import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { RequestHandler } from 'express'

/** How long an idle connection is kept during shutdown, ms, since a request may be on its way. */
const QUIET_MS = 400
/** After this many turns of the event loop without a new connection, the accept queue is considered empty. */
const QUIET_TURNS = 5
const ACCEPT_MS = 200

/** Graceful shutdown of an HTTP server. */
export class Drain {
  #isDraining = false
  readonly #open = new Set<ServerResponse>()
  /** Open connections, with the bytes read of each when its last answer was finished. */
  readonly #sockets = new Map<Socket, number>()
  #connections = 0
  readonly #graceMs: number

  /** `graceMs`: how long open requests may take to finish. */
  constructor(graceMs: number) {
    this.#graceMs = graceMs
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  /** Tracks open requests; while draining, answers get `connection: close`. */
  readonly watch: RequestHandler = (req, res, next) => {
    const { socket } = req
    this.#open.add(res)
    res.once('close', () => {
      this.#open.delete(res)
      if (this.#sockets.has(socket)) this.#sockets.set(socket, socket.bytesRead)
      if (this.#isDraining) socket.destroySoon()
    })
    if (this.#isDraining) res.setHeader('connection', 'close')
    next()
  }

  /** Tracks connections, including those that browsers open in advance, which Node does not count as idle. */
  attach(server: HttpServer): void {
    server.on('connection', (socket) => {
      this.#connections++
      this.#sockets.set(socket, 0)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  /**
   * Accepts queued connections, closes the listening socket, ends event streams, and waits for open requests; connections that are
   * left after the grace period are destroyed.
   */
  async finish(server: HttpServer): Promise<void> {
    this.#isDraining = true
    this.#requestClose()
    await this.#acceptPending()
    // Node's own close of an HTTP server resets connections whose request it has not read yet.
    const closed = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()))
    this.#requestClose()
    const timer = setTimeout(() => {
      for (const socket of this.#sockets.keys()) socket.destroy()
    }, this.#graceMs)
    await Promise.race([closed, wait(Math.min(QUIET_MS, this.#graceMs), undefined, { ref: false })])
    this.#endQuietSockets()
    await closed
    clearTimeout(timer)
  }

  /** Lets Node accept connections of the system's queue, which would be reset with the listening socket. */
  async #acceptPending(): Promise<void> {
    const until = performance.now() + ACCEPT_MS
    let known = this.#connections
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < until; quiet++) {
      await nextTurn()
      if (known !== this.#connections) quiet = 0
      known = this.#connections
    }
  }

  #requestClose(): void {
    for (const res of this.#open) {
      const type = String(res.getHeader('content-type') ?? '')
      if (type.startsWith('text/event-stream')) res.end()
      else if (!res.headersSent) res.setHeader('connection', 'close')
    }
  }

  /** Ends connections without an open request and without new data. */
  #endQuietSockets(): void {
    const busy = new Set([...this.#open].map(({ socket }) => socket))
    for (const [socket, readBytes] of this.#sockets)
      if (!busy.has(socket) && socket.bytesRead === readBytes) socket.destroySoon()
  }
}
