import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSubscription } from '#domain/messages/PushSubscriptionSchema.ts'
import { type BrowserKeys, decryptPush, newBrowserKeys } from './browserKeys.ts'

/** The origin of the server's endpoints: that of a known push service. */
const ORIGIN = 'https://fcm.googleapis.com'

export type ReceivedPush = { endpoint: string; topic: string; ttl: number; message: Record<string, string> }

export type PushServer = {
  url: string
  /** Subscribes a browser. */
  subscribe: () => PushSubscription
  /** All accepted messages, decrypted, in order of arrival. */
  received: ReceivedPush[]
  /** Faults in requests; tests assert that it stays empty. */
  violations: string[]
  /** Sets the status, or no answer, for an endpoint from now on; 201 by default. */
  answer: (endpoint: string, status: number | 'hang') => void
  close: () => Promise<void>
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64url')

/** The fault in the signature of a request (RFC 8292), or null: it must be for this origin, not expired, and by the key of the installation. */
function signatureIssue(header: string, publicKey: string): string | null {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  if (!token || key !== publicKey) return 'not signed by the installation'
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = fromBase64(publicKey)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const verified = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    fromBase64(signature),
  )
  const { aud, exp, sub } = JSON.parse(fromBase64(claims).toString()) as Record<string, unknown>
  const inADay = Date.now() / 1000 + 86_400
  if (!verified) return 'the signature is wrong'
  return aud === ORIGIN && Number(exp) < inADay && String(sub).startsWith('mailto:')
    ? null
    : 'the claims are wrong'
}

/**
 * A local push service: it checks signatures and decrypts messages with the keys of the browsers that it subscribed. It listens on `port`, or on
 * any that is free.
 */
export async function startPushServer(publicKey: string, port = 0): Promise<PushServer> {
  const browsers = new Map<string, BrowserKeys>()
  const answers = new Map<string, number | 'hang'>()
  const received: ReceivedPush[] = []
  const violations: string[] = []
  const server = createServer(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer)
    const endpoint = `${ORIGIN}${req.url}`
    const keys = browsers.get(endpoint)
    const issue = signatureIssue(req.headers.authorization ?? '', publicKey)
    if (issue) violations.push(issue)
    const status = answers.get(endpoint) ?? 201
    if (status === 'hang') return
    if (keys && status === 201)
      received.push({
        endpoint,
        topic: String(req.headers.topic),
        ttl: Number(req.headers.ttl),
        message: JSON.parse(decryptPush(keys, Buffer.concat(parts))),
      })
    res.writeHead(keys ? status : 404).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subscribe: () => {
      const endpoint = `${ORIGIN}/fcm/send/${randomUUID()}`
      const keys = newBrowserKeys()
      browsers.set(endpoint, keys)
      const p256dh = keys.ecdh.getPublicKey().toString('base64url')
      return { endpoint, keys: { p256dh, auth: keys.auth.toString('base64url') } }
    },
    received,
    violations,
    answer: (endpoint, status) => void answers.set(endpoint, status),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
