import { createHmac, timingSafeEqual } from 'node:crypto'

/** The HMAC-SHA-256 of a text in base64url, 43 characters; `key` is of one purpose (serverKey). */
export const signatureOf = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Whether a text was signed with this key; in constant time. */
export function isSigned(key: Buffer, text: string, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(key, text))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
