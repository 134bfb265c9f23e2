import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An HTTP server with limits for slow and oversized requests (docs/security.md, "Input and output"). */
export const createHttpServer = (listener: RequestListener): Server =>
  createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 32_768,
      connectionsCheckingInterval: 5000,
    },
    listener,
  )

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
