import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `signature` is the HMAC-SHA256 of `text` under `secret` in lower-case hex; compared in constant time. */
export function isSignedWith(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
