import { createHmac } from 'node:crypto'
import { encodeBytes } from '#domain/random/encodeBytes.ts'
import { serverKey } from '../../config/serverKey.ts'

/**
 * Unguessable letters and digits derived from a name and SERVER_SECRET (`length` at most 32). Deterministic, so that a repeated request
 * generates the same codes.
 */
export const deriveLetters = (name: string, length: number): string =>
  encodeBytes(createHmac('sha256', serverKey('made-letters')).update(name).digest().subarray(0, length))
