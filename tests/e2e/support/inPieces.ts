import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { PORT } from '../../../playwright.config.ts'

const PIECE_BYTES = 8000
const GAP_MS = 80

/** A way to the server on which every page arrives in pieces, with time to draw each; answers its port, and how to end it. */
export async function inPieces(): Promise<{ port: number; close: () => void }> {
  const way = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = request({ port: PORT, path: asked.url, method: asked.method, headers }, async (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      const isPage = given.headers['content-type']?.startsWith('text/html')
      if (!isPage) return void given.pipe(answer)
      const chunks: Buffer[] = []
      for await (const chunk of given) chunks.push(chunk)
      const page = Buffer.concat(chunks)
      for (let at = 0; at < page.length; at += PIECE_BYTES) {
        answer.write(page.subarray(at, at + PIECE_BYTES))
        await wait(GAP_MS)
      }
      answer.end()
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  return {
    port: (way.address() as AddressInfo).port,
    close: () => {
      way.closeAllConnections()
      way.close()
    },
  }
}
