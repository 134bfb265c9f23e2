import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { acceptBetween } from './acceptBetween.ts'

/** For how long a client may send its headers and the whole request, and how often that is checked, in ms. */
export type RequestLimits = {
  headersTimeout: number
  requestTimeout: number
  connectionsCheckingInterval: number
}

const LIMITS: RequestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
}

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

function refuse(socket: Socket, code: string | undefined): void {
  if (socket.writable && socket.bytesWritten === 0)
    socket.write(`HTTP/1.1 ${STATUS_LINES[code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`)
  socket.destroy()
}

/**
 * An HTTP server with limits for slow and oversized requests (docs/security.md, "Input and output"). After a stall of the process
 * the limits are checked before what has arrived in the meantime is read: a late connection is refused only if that holds no request.
 */
export function createHttpServer(listener: RequestListener, limits: RequestLimits = LIMITS): Server {
  const server = createServer({ ...limits, keepAliveTimeout: 65_000, maxHeaderSize: 32_768 })
  server.on('request', acceptBetween(server, listener))
  const served = new WeakMap<Socket, number>()
  server.on('request', ({ socket }) => served.set(socket, (served.get(socket) ?? 0) + 1))
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    const before = served.get(socket)
    // The second turn comes after the sockets were read.
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
      setImmediate(() => setImmediate(() => served.get(socket) === before && refuse(socket, code)))
    else refuse(socket, code)
  })
  return server
}

/** Listens and resolves to the port; rejects with the system's error. */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** The wanted port if it is free, any free port for 0; rejects with the system's error. */
export async function freePort(wanted: number): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, wanted, '127.0.0.1')
  await new Promise((resolve) => probe.close(resolve))
  return port
}
