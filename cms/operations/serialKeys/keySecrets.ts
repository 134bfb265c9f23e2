import { createHmac } from 'node:crypto'
import { seal, unseal } from '#access/secrets.ts'
import { serverKey } from '../../config/serverKey.ts'

/** Normalises a key for comparison: upper-case letters and digits only. */
export const normaliseKey = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const secret = (): string => serverKey('serial-keys').toString('base64url')

/** Encrypts a key for storage. */
export const sealKey = (key: string): string => seal(key, secret())

/** Decrypts a stored key; throws when SERVER_SECRET has changed since. */
export function openKey(sealed: string): string {
  const key = unseal(sealed, secret())
  if (key === null) throw new Error('a serial key was encrypted with another SERVER_SECRET')
  return key
}

/** Keyed hash for looking up a key within a project. */
export const keyHash = (project: string, normalised: string): string =>
  createHmac('sha256', serverKey('serial-key-hash')).update(`${project}:${normalised}`).digest('base64url')
