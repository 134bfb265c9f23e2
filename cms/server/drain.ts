import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestHandler } from 'express'

/** Lets a server end without cutting anybody off. */
export class Drain {
  #isDraining = false
  readonly #open = new Set<ServerResponse>()
  readonly #sockets = new Set<Socket>()
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
      if (this.#isDraining) socket.destroySoon()
    })
    if (this.#isDraining) res.setHeader('connection', 'close')
    next()
  }

  /** Knows the connections too: browsers open some in advance, which Node does not count as idle. */
  attach(server: Server): void {
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
    })
  }

  /** Stops accepting, ends event streams, waits for the other answers; after the grace what is left is cut. */
  async finish(server: Server): Promise<void> {
    this.#isDraining = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const res of this.#open) {
      const type = String(res.getHeader('content-type') ?? '')
      if (type.startsWith('text/event-stream')) res.end()
      else if (!res.headersSent) res.setHeader('connection', 'close')
    }
    const busy = new Set([...this.#open].map(({ socket }) => socket))
    for (const socket of this.#sockets) if (!busy.has(socket)) socket.destroy()
    const timer = setTimeout(() => {
      for (const socket of this.#sockets) socket.destroy()
    }, this.#graceMs)
    await closed
    clearTimeout(timer)
  }
}
