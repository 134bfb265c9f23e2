import { createHash, createHmac } from 'node:crypto'
import type { BasePayload } from 'payload'

const TOKEN_CHARS = 32

/** What the link of a parcel ends with: nobody guesses it, and nothing of the parcel stands in it. Made anew each time. */
export const trackToken = (payload: BasePayload, reference: string): string =>
  createHmac('sha256', payload.secret).update(`parcel:${reference}`).digest('base64url').slice(0, TOKEN_CHARS)

/** What is stored of a token: the link can't be made from the database. */
export const trackKeyOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
