import { createHmac, timingSafeEqual } from 'node:crypto'

/** The HMAC-SHA-256 of a text in base64url, 43 characters; `key` is derived for one purpose by `serverKey`. */
export const signatureOf = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Whether the signature of a text was made with this key; compared in constant time. */
export function isValidSignature(key: Buffer, text: string, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(key, text))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
