import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { notPrimaryReply, splitMessages } from './wire.ts'

export type TcpProxy = {
  port: number
  /** Closes all connections and refuses new ones, like a stopped server. */
  cut: () => Promise<void>
  /** Accepts connections and data and never answers, like a server that hangs. */
  silence: () => void
  /** Answers each command on documents with this error code, like a member of a replica set that is not primary; null stops this. */
  failWith: (code: number | null) => void
  /** Forwards again, on the same port. */
  restore: () => Promise<void>
}

/** A TCP proxy on a local port in front of a MongoDB server, with faults that a test can switch on. */
export async function openTcpProxy(target: { hostname: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isSilent = false
  let failure: number | null = null
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
    let rest: Buffer = Buffer.alloc(0)
    from.on('data', (chunk) => {
      if (isSilent) return
      const split = splitMessages(Buffer.concat([rest, chunk]))
      rest = split.rest
      for (const message of split.messages) {
        const reply = failure === null ? null : notPrimaryReply(message, failure)
        if (reply) from.write(reply)
        else to.write(message)
      }
    })
    to.on('data', (chunk) => {
      if (!isSilent) from.write(chunk)
    })
    from.on('end', () => to.end())
    to.on('end', () => from.end())
  }
  let server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    cut: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      endAll()
      await closed
    },
    silence: () => {
      isSilent = true
    },
    failWith: (code) => {
      failure = code
    },
    restore: async () => {
      // Connections that lost data can't continue.
      if (isSilent) endAll()
      isSilent = false
      if (server.listening) return
      server = createServer(forward).listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
