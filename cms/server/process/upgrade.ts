import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

type Upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => void

const REFUSAL =
  'HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 37\r\nConnection: close\r\n\r\n' +
  'Upgrade is not supported on this site'

/** Refuses Upgrade and CONNECT, except for the reload sockets of the two Next apps in development. */
export function guardUpgrades(server: Server, reload?: { admin?: Upgrade; site?: Upgrade }): void {
  const refuse = (socket: Duplex) => {
    socket.on('error', () => {})
    socket.end(REFUSAL, () => socket.destroy())
  }
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (reload?.admin && req.url?.startsWith('/cms-static/_next/')) reload.admin(req, socket, head)
    else if (reload?.site && req.url?.startsWith('/_next/')) reload.site(req, socket, head)
    else refuse(socket)
  })
  server.on('connect', (_req: IncomingMessage, socket: Duplex) => refuse(socket))
}
