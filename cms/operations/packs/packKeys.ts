import { hkdfSync } from 'node:crypto'
import { seal, unseal } from '#access/secrets.ts'
import { serverKey } from '../../config/serverKey.ts'

const sealingSecret = (): string => serverKey('paper-packs').toString('base64url')

/** The secret of a pack, encrypted for storage. */
export const sealPackSecret = (secret: Buffer): string => seal(secret.toString('base64url'), sealingSecret())

/** Decrypts the secret of a pack. Throws when SERVER_SECRET has changed since: the paper has to be published again. */
export function openPackSecret(sealed: string): Buffer {
  const secret = unseal(sealed, sealingSecret())
  if (secret === null) throw new Error('a pack was encrypted with another SERVER_SECRET')
  return Buffer.from(secret, 'base64url')
}

/** The key of one part of a pack; it decrypts no other part. */
export const partKey = (secret: Buffer, id: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', id, 32))
