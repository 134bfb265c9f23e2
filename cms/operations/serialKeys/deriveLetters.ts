import { createHmac } from 'node:crypto'
import { encodeBytes } from '#domain/random/encodeBytes.ts'
import { serverKey } from '../../config/serverKey.ts'

/**
 * Unguessable letters and digits derived from a name and SERVER_SECRET (`length` at most 32, else it throws). Deterministic, so that a repeated
 * request generates the same codes.
 */
export function deriveLetters(name: string, length: number): string {
  const bytes = createHmac('sha256', serverKey('made-letters')).update(name).digest()
  if (length > bytes.length) throw new RangeError(`at most ${bytes.length} letters can be derived`)
  return encodeBytes(bytes.subarray(0, length))
}
