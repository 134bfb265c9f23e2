import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const MARK = 'sealed:1:'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'shala secrets', 32))

/**
 * Encrypts a text with AES-256-GCM under a key derived from the server's secret (docs/security.md, "Access":
 * encrypted at rest).
 */
export function seal(text: string, serverSecret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return MARK + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** The decrypted text; null without one, or when the server's secret has changed. */
export function unseal(sealed: string | null | undefined, serverSecret: string): string | null {
  if (!sealed?.startsWith(MARK)) return null
  const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8')
  } catch {
    return null
  }
}

export const isSealed = (text: string): boolean => text.startsWith(MARK)
