import type { RequestListener, Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpServer, listen, type RequestLimits } from '../../../cms/server/process/httpServer.ts'

const PATIENT = { headersTimeout: 60_000, requestTimeout: 60_000, connectionsCheckingInterval: 30_000 }
const LIMITS = { headersTimeout: 100, requestTimeout: 1000, connectionsCheckingInterval: 50 }
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

let server: Server

async function start(
  listener: RequestListener = (_req, res) => void res.end('served'),
  limits: RequestLimits | undefined = LIMITS,
): Promise<number> {
  server = createHttpServer(listener, limits)
  return listen(server, 0, '127.0.0.1')
}

/** All that the server sends on a connection on which a client has sent this. */
const exchange = (port: number, sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1')
    socket
      .on('connect', () => socket.write(sent))
      .on('data', (data) => {
        received += data
      })
      .on('error', reject)
      .on('close', () => resolve(received))
  })

const block = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** Blocks the process when it has accepted the next connection, before it reads from it. */
const stallAtNextConnection = (ms: number) => server.once('connection', () => block(ms))

/** Connects and sends the next request after each answer, until `isOver`. */
function keepAsking(port: number, isOver: () => boolean): void {
  const socket = connect(port, '127.0.0.1')
  const ask = () => (isOver() ? socket.destroy() : socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))
  socket
    .on('connect', ask)
    .on('data', ask)
    // Ended by the server when the test is over.
    .on('error', () => undefined)
}

afterEach(() => server.close())

describe('the HTTP server', () => {
  it('serves a request that arrived while the process was stalled for longer than a client may take', async () => {
    const port = await start()
    stallAtNextConnection(400)
    expect(await exchange(port, REQUEST)).toContain('served')
  })

  it('refuses a client that does not end its headers in time, also after a stall', async () => {
    const port = await start()
    expect(await exchange(port, 'GET / HTTP/1.1\r\n')).toMatch(/^HTTP\/1\.1 408 /)
    stallAtNextConnection(400)
    expect(await exchange(port, 'GET / HTTP/1.1\r\n')).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('refuses what is no request, and headers that are too large', async () => {
    const port = await start()
    expect(await exchange(port, 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    const large = `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`
    expect(await exchange(port, large)).toMatch(/^HTTP\/1\.1 431 /)
  })

  it('accepts those who wait for a connection before it serves the others again and again', async () => {
    const clients = 30
    const served = new Map<Socket, number>()
    await new Promise<void>((resolve) => {
      const isOver = () => served.size === clients
      void start((req, res) => {
        if (!isOver()) served.set(req.socket, (served.get(req.socket) ?? 0) + 1)
        block(5)
        res.end('served')
        if (isOver()) resolve()
      }, PATIENT).then((port) => {
        for (let client = 0; client < clients; client++) keepAsking(port, isOver)
      })
    })
    // One connection a turn, and all requests of a turn: the first one would be served thirty times before the last.
    expect(Math.max(...served.values())).toBeLessThan(8)
  })

  it('answers concurrent requests, each once and with its own answer', async () => {
    const begun: string[] = []
    const port = await start((req, res) => {
      begun.push(req.url ?? '')
      block(20)
      res.end(req.url)
    }, PATIENT)
    const asked = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
    const paths = Array.from({ length: 12 }, (_, index) => `/${index}`)
    const answers = await Promise.all(paths.map((path) => exchange(port, asked(path))))
    for (const [index, answer] of answers.entries()) expect(answer).toMatch(new RegExp(`/${index}$`))
    expect([...begun].sort()).toEqual([...paths].sort())
  })
})
