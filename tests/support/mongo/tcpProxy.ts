import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type TcpProxy = {
  port: number
  /** Ends all connections and refuses new ones, as a server that is down. */
  cut: () => Promise<void>
  /** Accepts connections again, on the same port. */
  restore: () => Promise<void>
}

/** A port of this machine in front of another one. */
export async function openTcpProxy(target: { hostname: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const forward = (from: Socket) => {
    const to = connect(target.port, target.hostname)
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    from.pipe(to).pipe(from)
  }
  let server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    restore: async () => {
      server = createServer(forward).listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
