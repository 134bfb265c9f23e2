import { createHmac } from 'node:crypto'
import { seal, unseal } from '#access/secrets.ts'
import { serverKey } from '../../config/serverKey.ts'

/** A key as it is compared: capitals, letters and digits alone. */
export const normaliseKey = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const secret = (): string => serverKey('serial-keys').toString('base64url')

/** A key as it is stored. */
export const sealKey = (key: string): string => seal(key, secret())

/** A stored key as its buyer reads it; throws when the server's own key is another one by now. */
export function openKey(sealed: string): string {
  const key = unseal(sealed, secret())
  if (key === null) throw new Error('a serial key was stored under another server key')
  return key
}

/** What a key is found by, without telling it: equal for equal keys of one project. */
export const keyHash = (project: string, normalised: string): string =>
  createHmac('sha256', serverKey('serial-key-hash')).update(`${project}:${normalised}`).digest('base64url')
