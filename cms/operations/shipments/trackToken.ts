import { createHash, createHmac } from 'node:crypto'
import type { BasePayload } from 'payload'

const TOKEN_CHARS = 32

/** The unguessable token of a parcel's tracking link, derived from its reference and the server's secret. */
export const trackToken = (payload: BasePayload, reference: string): string =>
  createHmac('sha256', payload.secret).update(`parcel:${reference}`).digest('base64url').slice(0, TOKEN_CHARS)

/** The stored hash of a token, so that links cannot be built from the database. */
export const trackKeyOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
