import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { selfSigned } from './selfSigned.ts'

const DAY_MS = 86_400_000
const HOST = 'https://sns.ap-south-1.amazonaws.com'

/** Fields of a message without its signature. */
export type Unsigned = Record<string, string>

/** A local server in place of Amazon SNS: it serves its certificate, signs messages and accepts confirmations of subscriptions. */
export async function startSnsServer() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const now = Date.now()
  const pem = selfSigned(keys, new Date(now - DAY_MS), new Date(now + DAY_MS))
  const expired = selfSigned(keys, new Date(now - 2 * DAY_MS), new Date(now - DAY_MS))
  const asked: string[] = []
  const server = createServer((req, res) => {
    asked.push(req.url ?? '')
    res.end(req.url === '/expired.pem' ? expired : pem)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    host: HOST,
    asked,
    /** The message as the service sends it, signed over its fields in the order of their names. */
    signed: (fields: Unsigned, version: '1' | '2' = '2'): Unsigned => {
      const text = Object.keys(fields)
        .toSorted()
        .map((name) => `${name}\n${fields[name]}\n`)
        .join('')
      const signature = sign(version === '1' ? 'sha1' : 'sha256', Buffer.from(text), keys.privateKey)
      return {
        ...fields,
        SignatureVersion: version,
        Signature: signature.toString('base64'),
        SigningCertURL: `${HOST}/certificate.pem`,
      }
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
