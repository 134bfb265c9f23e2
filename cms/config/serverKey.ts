import { createHmac } from 'node:crypto'
import { env } from './env.ts'

/** A key for one purpose, derived from SERVER_SECRET, so that no two uses share one. */
export const serverKey = (purpose: string): Buffer =>
  createHmac('sha256', env().SERVER_SECRET).update(purpose).digest()

/** What site and server know of each other. */
export const internalSecret = (): string =>
  env().INTERNAL_SECRET ?? serverKey('internal').toString('base64url')
