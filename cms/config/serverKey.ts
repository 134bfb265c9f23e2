import { createHmac } from 'node:crypto'
import { env } from './env.ts'

/** A key derived from SERVER_SECRET for one purpose. */
export const serverKey = (purpose: string): Buffer =>
  createHmac('sha256', env().SERVER_SECRET).update(purpose).digest()

/** The shared secret of storefront and server. */
export const internalSecret = (): string =>
  env().INTERNAL_SECRET ?? serverKey('internal').toString('base64url')
