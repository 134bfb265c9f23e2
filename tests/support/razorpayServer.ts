import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RazorpayServer = {
  url: string
  /** Requests as they came: method, path and the pair of keys. */
  requests: { method: string; path: string; keys: string }[]
  /** What it says from now on; 'hang' never answers. */
  answer: (status: number | 'hang') => void
  close: () => Promise<void>
}

/** A local server that takes one pair of keys, as Razorpay's payments resource does. */
export async function startRazorpayServer(keyId: string, keySecret: string): Promise<RazorpayServer> {
  const requests: RazorpayServer['requests'] = []
  let fixed: number | 'hang' | null = null
  const server = createServer((req, res) => {
    const [, basic = ''] = (req.headers.authorization ?? '').split(' ')
    const keys = Buffer.from(basic, 'base64').toString()
    requests.push({ method: req.method ?? '', path: req.url ?? '', keys })
    if (fixed === 'hang') return
    const isRight = keys === `${keyId}:${keySecret}`
    const status = fixed ?? (isRight ? 200 : 401)
    const body = isRight
      ? { entity: 'collection', count: 0, items: [] }
      : { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } }
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (status) => {
      fixed = status
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
