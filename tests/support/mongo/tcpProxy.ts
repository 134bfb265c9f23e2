import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { notPrimaryReply, splitMessages } from './wire.ts'

export type TcpProxy = {
  port: number
  /** Ends all connections and refuses new ones, as a server that is down. */
  cut: () => Promise<void>
  /** Accepts connections and what is sent, and answers nothing, as a server that hangs. */
  silence: () => void
  /** Answers each command on rows with this error, as a member of a replica set that is no primary; null ends it. */
  failWith: (code: number | null) => void
  /** Works again, on the same port. */
  restore: () => Promise<void>
}

/** A port of this machine in front of a MongoDB at another one. */
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
      // What was swallowed is missing in the connections.
      if (isSilent) endAll()
      isSilent = false
      if (server.listening) return
      server = createServer(forward).listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
