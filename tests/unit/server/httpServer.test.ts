import type { Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpServer, listen } from '../../../cms/server/process/httpServer.ts'

const LIMITS = { headersTimeout: 100, requestTimeout: 1000, connectionsCheckingInterval: 50 }
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

let server: Server

async function start(): Promise<number> {
  server = createHttpServer((_req, res) => res.end('served'), LIMITS)
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

/** Blocks the process when it has accepted the next connection, before it reads from it. */
const stallAtNextConnection = (ms: number) =>
  server.once('connection', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms))

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
})
