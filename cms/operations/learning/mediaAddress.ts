import { serverKey } from '../../config/serverKey.ts'
import { isValidSignature, signatureOf } from '../../config/signature.ts'

/** How long an address is valid, ms; one that is in use longer, see `isInUse`. */
export const ADDRESS_MS = 5 * 60_000

/** What an address opens: a file of a lecture, in one session (`visitor` without one). */
export type MediaAddress = { lecture: string; file: string; session: string }

export type ReadAddress = MediaAddress & { isExpired: boolean }

const SEPARATOR = '.'
const key = () => serverKey('media')

/** The token of an address, valid for five minutes. */
export function signAddress({ lecture, file, session }: MediaAddress, now: Date): string {
  const text = [lecture, file, session, (now.getTime() + ADDRESS_MS).toString(36)].join(SEPARATOR)
  return `${Buffer.from(text).toString('base64url')}${SEPARATOR}${signatureOf(key(), text)}`
}

/** What a token opens; null when it was not signed by this server, or was changed. */
export function readAddress(token: string, now: Date): ReadAddress | null {
  const [encoded = '', signature = '', ...more] = token.split(SEPARATOR)
  const text = Buffer.from(encoded, 'base64url').toString()
  if (more.length > 0 || !isValidSignature(key(), text, signature)) return null
  const [lecture = '', file = '', session = '', until = ''] = text.split(SEPARATOR)
  return { lecture, file, session, isExpired: Number.parseInt(until, 36) <= now.getTime() }
}
