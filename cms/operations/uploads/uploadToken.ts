import type { UploadKind } from '#domain/storage/uploadParts.ts'
import { serverKey } from '../../config/serverKey.ts'
import { isValidSignature, signatureOf } from '../../config/signature.ts'

/** An upload in parts. The parts are in the file store; the rest is in its signed token, so that there is no database row. */
export type Upload = {
  id: string
  kind: UploadKind
  project: string
  person: string
  /** Original file name, for display only. */
  name: string
  /** Bytes. */
  size: number
  /** Expiry, ms since epoch. */
  until: number
}

const key = () => serverKey('upload')

export function signUpload(upload: Upload): string {
  const text = JSON.stringify(upload)
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(key(), text)}`
}

/** The upload in a token; null when the signature is invalid. */
export function readUpload(token: string): Upload | null {
  const [encoded = '', signature = '', ...more] = token.split('.')
  const text = Buffer.from(encoded, 'base64url').toString()
  return more.length === 0 && isValidSignature(key(), text, signature) ? (JSON.parse(text) as Upload) : null
}
