import type { Server as HttpServer, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { RequestHandler } from 'express'

/** How long a connection on which nothing was asked is kept once the server ends, ms: a request may be on its way. */
const QUIET_MS = 400
/** When so many turns of the event loop brought no connection, nobody waits at the door any more. */
const QUIET_TURNS = 5
const DOOR_MS = 200

/** Lets a server end without cutting anybody off. */
export class Drain {
  #isDraining = false
  readonly #open = new Set<ServerResponse>()
  /** Connections, and how much had been read of each when its last answer was done. */
  readonly #sockets = new Map<Socket, number>()
  #connections = 0
  readonly #graceMs: number

  /** `graceMs`: how long answers under way may take to the end. */
  constructor(graceMs: number) {
    this.#graceMs = graceMs
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  /** Knows the answers under way; once draining, asks clients not to reuse their connection. */
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

  /** Knows the connections too: browsers open some in advance, which Node does not count as idle. */
  attach(server: HttpServer): void {
    server.on('connection', (socket) => {
      this.#connections++
      this.#sockets.set(socket, 0)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  /**
   * Takes in what is at the door, stops accepting, ends event streams, waits for the other answers and for requests that are
   * being sent; after the grace what is left is cut.
   */
  async finish(server: HttpServer): Promise<void> {
    this.#isDraining = true
    this.#askForClose()
    await this.#validateRequest()
    // Node's own close of an HTTP server resets connections whose request it has not read yet.
    const closed = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()))
    this.#askForClose()
    const timer = setTimeout(() => {
      for (const socket of this.#sockets.keys()) socket.destroy()
    }, this.#graceMs)
    await Promise.race([closed, wait(Math.min(QUIET_MS, this.#graceMs), undefined, { ref: false })])
    this.#endQuietSockets()
    await closed
    clearTimeout(timer)
  }

  /** The system has accepted connections that Node has not; they are lost with the listening socket. */
  async #validateRequest(): Promise<void> {
    const until = performance.now() + DOOR_MS
    let known = this.#connections
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < until; quiet++) {
      await nextTurn()
      if (known !== this.#connections) quiet = 0
      known = this.#connections
    }
  }

  #askForClose(): void {
    for (const res of this.#open) {
      const type = String(res.getHeader('content-type') ?? '')
      if (type.startsWith('text/event-stream')) res.end()
      else if (!res.headersSent) res.setHeader('connection', 'close')
    }
  }

  /** Ends the connections on which nothing is asked and nothing is being sent. */
  #endQuietSockets(): void {
    const busy = new Set([...this.#open].map(({ socket }) => socket))
    for (const [socket, readBytes] of this.#sockets)
      if (!busy.has(socket) && socket.bytesRead === readBytes) socket.destroySoon()
  }
}
