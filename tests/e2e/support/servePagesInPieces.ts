import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { PORT } from '../../../playwright.config.ts'

const PIECE_BYTES = 8000
const GAP_MS = 80

/** Starts a proxy to the server that sends every HTML page in pieces, with time to render each; returns its port. */
export async function servePagesInPieces(): Promise<{ port: number; close: () => void }> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const forwarded = request(
      { port: PORT, path: incoming.url, method: incoming.method, headers },
      async (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        const isPage = response.headers['content-type']?.startsWith('text/html')
        if (!isPage) return void response.pipe(outgoing)
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        const page = Buffer.concat(chunks)
        for (let at = 0; at < page.length; at += PIECE_BYTES) {
          outgoing.write(page.subarray(at, at + PIECE_BYTES))
          await wait(GAP_MS)
        }
        outgoing.end()
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as AddressInfo).port,
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
