import type { UploadKind } from '#domain/storage/uploadParts.ts'
import { serverKey } from '../../config/serverKey.ts'
import { isValidSignature, signatureOf } from '../../config/signature.ts'

/** An upload in parts. Its parts are in the file store; everything else is in its token, so that no row has to be kept. */
export type Upload = {
  id: string
  kind: UploadKind
  project: string
  person: string
  /** The name of the file, for display only. */
  name: string
  /** Bytes. */
  size: number
  /** Until when it can be resumed, ms since epoch. */
  until: number
}

const key = () => serverKey('upload')

export function signUpload(upload: Upload): string {
  const text = JSON.stringify(upload)
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(key(), text)}`
}

/** The upload of a token; null when this server did not sign it. */
export function readUpload(token: string): Upload | null {
  const [encoded = '', signature = '', ...more] = token.split('.')
  const text = Buffer.from(encoded, 'base64url').toString()
  return more.length === 0 && isValidSignature(key(), text, signature) ? (JSON.parse(text) as Upload) : null
}
